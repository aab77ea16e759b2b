-- An open doubt is renewed by every reading that doubts the post again: room for that on the row's page.
ALTER TABLE money_freezes SET (fillfactor = 60);
