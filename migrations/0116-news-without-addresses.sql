-- An admin's own data is theirs to take away; the addresses of people whom they invited are not.
UPDATE notifications SET title = 'Your invitation was accepted'
  WHERE kind = 'security' AND title LIKE '%@% accepted your invitation';
