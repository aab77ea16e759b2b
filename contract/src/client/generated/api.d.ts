import type { Cents, CentsPerKViews } from "../../money.ts";
export interface paths {
    "/api/account/data.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept about you, as a JSON file
         * @description For anyone signed in.
         */
        get: operations["getAccountDataJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stops the deletion of your account, and what you would give up
         * @description For anyone signed in.
         */
        get: operations["getAccountDeletion"];
        put?: never;
        /**
         * Delete your account
         * @description This is final. For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which terms you have accepted, and when
         * @description For anyone signed in.
         */
        get: operations["getAccountTerms"];
        put?: never;
        /**
         * Accept the newest terms
         * @description For anyone signed in.
         */
        post: operations["postAccountTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What needs attention
         * @description Posts, payouts, payments and platforms. For admins.
         */
        get: operations["getAdminAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to what, newest first, with search and filters
         * @description For admins.
         */
        get: operations["getAdminAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as a CSV file, with the same filters
         * @description For admins.
         */
        get: operations["getAdminAuditLogCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last check of the ledger, rule by rule, and where the money is
         * @description For admins.
         */
        get: operations["getAdminBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check every rule of the ledger now
         * @description One check runs at a time. For admins.
         */
        post: operations["postAdminBooksCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare the ledger with the provider’s list now
         * @description One comparison runs at a time. For admins.
         */
        post: operations["postAdminBooksCompare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Differences between the ledger and the provider, newest first
         * @description For admins.
         */
        get: operations["getAdminBooksExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Differences between the ledger and the provider, newest first
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminBooksExceptionsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A difference with both sides, line by line, and what was done about it
         * @description For admins.
         */
        get: operations["getAdminBooksExceptionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions/{id}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book the difference at the operator’s gain or cost
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminBooksExceptionsByIdBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say why both sides are right as they are
         * @description It opens again when they change. For admins.
         */
        post: operations["postAdminBooksExceptionsByIdExplain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions/{id}/pay-otherwise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a payment whose card could not take it back was paid back outside of Stripe
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminBooksExceptionsByIdPayOtherwise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a payment that no campaign can take to the card that paid it
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminBooksExceptionsByIdRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/exceptions/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become the one who looks after a difference
         * @description For admins.
         */
        post: operations["postAdminBooksExceptionsByIdTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/books/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the provider holds beside what the ledger says it holds
         * @description For admins.
         */
        get: operations["getAdminBooksProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every brand’s campaigns, newest first, with search and filters
         * @description For admins.
         */
        get: operations["getAdminCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Every brand’s campaigns, newest first, with search and filters
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminCampaignsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One campaign of any brand, with its numbers
         * @description For admins.
         */
        get: operations["getAdminCampaignsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One campaign by platform and by creator, with its activity
         * @description For admins.
         */
        get: operations["getAdminCampaignsByIdInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a campaign’s money is
         * @description Funded + over-refunded = spent + fees + refunded + debts paid + charged back + left. For admins.
         */
        get: operations["getAdminCampaignsByIdMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a live campaign of any brand, with a reason that the brand reads
         * @description Only an admin can resume it. For admins.
         */
        post: operations["postAdminCampaignsByIdPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every payment for one campaign, newest first
         * @description For admins.
         */
        get: operations["getAdminCampaignsByIdPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Every payment for one campaign, newest first
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminCampaignsByIdPaymentsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every refund of one campaign, newest first
         * @description For admins.
         */
        get: operations["getAdminCampaignsByIdRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/refunds.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Every refund of one campaign, newest first
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminCampaignsByIdRefundsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disputed payments of every brand
         * @description Open ones by due date, closed ones or all of them newest first. For admins.
         */
        get: operations["getAdminChargebacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Disputed payments of every brand
         * @description Open ones by due date, closed ones or all of them newest first. Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminChargebacksCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One disputed payment with its money, its answers and the evidence from our receipts
         * @description For admins.
         */
        get: operations["getAdminChargebacksById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the loss of a disputed payment
         * @description The cardholder keeps the money, and this is final. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminChargebacksByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the evidence to the bank
         * @description This is final, because the bank reads one answer. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminChargebacksByIdEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disputes of every brand
         * @description For admins.
         */
        get: operations["getAdminDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/disputes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Disputes of every brand
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminDisputesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doubts/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a post’s money that is set aside to its creator
         * @description The views are cleared. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminDoubtsByIdRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doubts/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a post’s money that is set aside to its campaign, as corrections
         * @description This is final. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminDoubtsByIdTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fraud-warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments whose card was reported as used in fraud, newest first
         * @description For admins.
         */
        get: operations["getAdminFraudWarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fraud-warnings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Payments whose card was reported as used in fraud, newest first
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminFraudWarningsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fraud-warnings/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a reported payment where it is, with the reason why it is genuine
         * @description For admins.
         */
        post: operations["postAdminFraudWarningsByIdKeep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fraud-warnings/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return what the campaign has left of a reported payment to its card, and pause the campaign
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminFraudWarningsByIdRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views gained and money paid out per day, oldest first
         * @description For admins.
         */
        get: operations["getAdminHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations, newest first
         * @description State=open lists those still valid. For admins.
         */
        get: operations["getAdminInvitations"];
        put?: never;
        /**
         * Invite someone with a single-use link, valid for 7 days
         * @description Replaces an older one for the same email. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Invitations, newest first
         * @description State=open lists those still valid. Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminInvitationsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an unused invitation
         * @description For admins.
         */
        post: operations["postAdminInvitationsByIdRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outbox: every mail of the last 90 days, newest first
         * @description For admins.
         */
        get: operations["getAdminMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: The outbox: every mail of the last 90 days, newest first
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminMailsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One mail as it was written, its single-use link left out
         * @description For admins.
         */
        get: operations["getAdminMailsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail that was not sent yet
         * @description For admins.
         */
        post: operations["postAdminMailsByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people wrote and reported, newest first
         * @description For admins.
         */
        get: operations["getAdminMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: What people wrote and reported, newest first
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminMessagesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message or report, once
         * @description Its sender is told. For admins.
         */
        post: operations["postAdminMessagesByIdAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payouts of every creator, newest first
         * @description For admins.
         */
        get: operations["getAdminPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Payouts of every creator, newest first
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminPayoutsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a queued payout with the provider now, as the schedule does
         * @description Never pays twice. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminPayoutsByIdAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fail a held payout if the provider lists no transfer
         * @description A listed transfer is booked instead. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminPayoutsByIdFail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a queued payout until it is sent or failed by an admin
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminPayoutsByIdHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a failed payout’s money again for its creator, once
         * @description Returns the new payout. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminPayoutsByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a held payout
         * @description A suspension or a hold of its creator stays. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminPayoutsByIdSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/provider-money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the payment provider holds for us, beside what is owed
         * @description For admins.
         */
        get: operations["getAdminProviderMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/risk-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each risk signal does, and from which numbers
         * @description For admins.
         */
        get: operations["getAdminRiskSettings"];
        /**
         * Change the risk signals, for submissions and readings from now on
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        put: operations["putAdminRiskSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fee, holds and limits, as the operator has set them
         * @description For admins.
         */
        get: operations["getAdminSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last check of keys, addresses and accounts at every outside party
         * @description For admins.
         */
        get: operations["getAdminSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the setup now, without moving money
         * @description One check runs at a time. For admins.
         */
        post: operations["postAdminSetupCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The marketplace’s totals
         * @description For admins.
         */
        get: operations["getAdminStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submissions of every brand, by queue
         * @description All of them newest first. For admins.
         */
        get: operations["getAdminSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Submissions of every brand, by queue
         * @description All of them newest first. Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminSubmissionsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/approve-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a rejected or locked post after all
         * @description What a reversal took back is paid again. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminSubmissionsByIdApproveAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/dispute/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a dispute for the creator, or reject it, with notes that both sides read
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminSubmissionsByIdDisputeDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the post’s unpaid money, and what it earns from now on, aside for a review
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminSubmissionsByIdHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a reading by hand
         * @description Looked at and settled like every other, with the reason as its note. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminSubmissionsByIdReadings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the hold of a post: its money is the creator’s again
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminSubmissionsByIdRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an approved, locked or paid post after all, with evidence
         * @description Unpaid money returns to the campaign, paid money is owed. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminSubmissionsByIdReverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All users, newest first, with search and filters
         * @description For admins.
         */
        get: operations["getAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: All users, newest first, with search and filters
         * @description Unpaged, with the same filters. For admins.
         */
        get: operations["getAdminUsersCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user with money, accounts and admin actions
         * @description For admins.
         */
        get: operations["getAdminUsersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stops the deletion of a user’s account, and what they would give up
         * @description For admins.
         */
        get: operations["getAdminUsersByIdDeletion"];
        put?: never;
        /**
         * Delete a user’s account at their written request
         * @description This is final. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a user out everywhere
         * @description An admin keeps the current session. For admins.
         */
        post: operations["postAdminUsersByIdEndSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/help-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a code with which someone who lost their second factor signs in once, within a day
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdHelpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/hold-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a creator’s payouts for a review: none is requested, and a queued one is not sent
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdHoldPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a single-use link, valid for 24 hours, with which a creator or brand sets a new password
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/release-frozen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release frozen money to the creator
         * @description Back into its hold, or available if the hold is over. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdReleaseFrozen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/release-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the hold of a creator’s payouts
         * @description A queued one continues at once. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdReleasePayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a suspension
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a user with a reason
         * @description It ends every session of theirs. For admins.
         */
        post: operations["postAdminUsersByIdSuspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/take-back-frozen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return frozen money to the campaigns it came from, as corrections
         * @description This is final. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdTakeBackFrozen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/write-off-debt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up what a creator or a brand still owes, at the marketplace’s expense
         * @description This is final. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postAdminUsersByIdWriteOffDebt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter your password again, for calls that need a fresh sign-in
         * @description For anyone signed in.
         */
        post: operations["postAuthConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a code of your authenticator app, for calls that need a fresh sign-in
         * @description For anyone signed in.
         */
        post: operations["postAuthConfirmCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a passkey, for calls that need a fresh sign-in
         * @description For anyone signed in.
         */
        post: operations["postAuthConfirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser signs with a passkey to confirm that it is you
         * @description For anyone signed in.
         */
        post: operations["postAuthConfirmPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed that sets a new password
         * @description The same response for every address. Open to everyone.
         */
        post: operations["postAuthForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/instagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start the OAuth redirect
         * @description AuthUrl is valid for 10 minutes. For creators.
         */
        get: operations["getAuthInstagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/instagram/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way back from the platform’s authorisation page
         * @description Open to everyone.
         */
        get: operations["getAuthInstagramCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/instagram/deauthorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A creator ended the grant, told by Meta
         * @description Signed by them. Open to everyone.
         */
        post: operations["postAuthInstagramDeauthorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/instagram/delete-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person asked Meta for deletion
         * @description Signed by Meta, returns the page that tells the person. Open to everyone.
         */
        post: operations["postAuthInstagramDeleteData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Open to everyone.
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with a code of your authenticator app or a recovery code
         * @description Open to everyone.
         */
        post: operations["postAuthLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description It needs no password. Open to everyone.
         */
        post: operations["postAuthLoginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser signs with a passkey to sign in
         * @description Open to everyone.
         */
        post: operations["postAuthLoginPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out of this session
         * @description Open to everyone.
         */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description For anyone signed in.
         */
        get: operations["getAuthMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the sign-in page can offer here
         * @description Open to everyone.
         */
        get: operations["getAuthOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a creator
         * @description Open to everyone.
         */
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your sessions, newest first
         * @description For anyone signed in.
         */
        get: operations["getAuthSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out of all other sessions
         * @description For anyone signed in.
         */
        delete: operations["deleteAuthSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out of one of your sessions
         * @description For anyone signed in.
         */
        delete: operations["deleteAuthSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tiktok": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start the OAuth redirect
         * @description AuthUrl is valid for 10 minutes. For creators.
         */
        get: operations["getAuthTiktok"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tiktok/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way back from the platform’s authorisation page
         * @description Open to everyone.
         */
        get: operations["getAuthTiktokCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the brand paid in and where it is now
         * @description Funded + over-refunded = spent + fees + refunded + charged back + left. For brands.
         */
        get: operations["getBrandBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The creators that you blocked, the latest first
         * @description For brands.
         */
        get: operations["getBrandBlocks"];
        put?: never;
        /**
         * Take no more posts from a creator
         * @description Approved ones keep earning. For brands.
         */
        post: operations["postBrandBlocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/blocks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: The creators that you blocked, the latest first
         * @description Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandBlocksCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/blocks/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take posts from a blocked creator again
         * @description For brands.
         */
        delete: operations["deleteBrandBlocksByHandle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand’s own campaigns, newest first unless sorted otherwise
         * @description For brands.
         */
        get: operations["getBrandCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/campaigns.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: The brand’s own campaigns, newest first unless sorted otherwise
         * @description Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandCampaignsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the brand’s own campaigns, with its counts
         * @description For brands.
         */
        get: operations["getBrandCampaignsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/campaigns/{id}/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your campaigns by platform and by creator, with its activity
         * @description For brands.
         */
        get: operations["getBrandCampaignsByIdInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/chargebacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments of the brand that a bank claims or questions, newest first
         * @description For brands.
         */
        get: operations["getBrandChargebacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/chargebacks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Payments of the brand that a bank claims or questions, newest first
         * @description Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandChargebacksCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disputes about posts in the brand’s campaigns
         * @description For brands.
         */
        get: operations["getBrandDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/disputes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Disputes about posts in the brand’s campaigns
         * @description Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandDisputesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/disputes/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many disputes wait for the brand’s answer, and until when the first does
         * @description For brands.
         */
        get: operations["getBrandDisputesWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/fundings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every payment of the brand, newest first
         * @description For brands.
         */
        get: operations["getBrandFundings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/fundings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Every payment of the brand, newest first
         * @description Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandFundingsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/fundings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payment of the brand, for its receipt
         * @description For brands.
         */
        get: operations["getBrandFundingsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views and spend per day, oldest first
         * @description For brands.
         */
        get: operations["getBrandHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every movement of the brand’s money, newest first
         * @description They add up to what is left. For brands.
         */
        get: operations["getBrandLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Every movement of the brand’s money, newest first
         * @description They add up to what is left. Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandLedgerCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/ledger/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand’s ledger, the views of a post and the fee of a campaign as one row for each UTC day, by its first line, newest first
         * @description For brands.
         */
        get: operations["getBrandLedgerDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/ledger/days/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of one row of the ledger, by its first line, newest first
         * @description They add up to it. For brands.
         */
        get: operations["getBrandLedgerDaysByIdLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/posts-to-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many posts wait for the brand’s decision
         * @description For brands.
         */
        get: operations["getBrandPostsToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/refundable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ended campaigns and funded drafts with unspent money, most money first
         * @description For brands.
         */
        get: operations["getBrandRefundable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every refund of the brand, newest first
         * @description For brands.
         */
        get: operations["getBrandRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/refunds.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Every refund of the brand, newest first
         * @description Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandRefundsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your brand, as creators and receipts show it
         * @description For brands.
         */
        get: operations["getBrandSettings"];
        /**
         * Change how creators and receipts show your brand
         * @description For brands.
         */
        put: operations["putBrandSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand’s totals
         * @description For brands.
         */
        get: operations["getBrandStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submissions to the brand’s campaigns
         * @description Pending ones by deadline, others newest first. For brands.
         */
        get: operations["getBrandSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/submissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Submissions to the brand’s campaigns
         * @description Pending ones by deadline, others newest first. Unpaged, with the same filters. For brands.
         */
        get: operations["getBrandSubmissionsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One submission with the facts a decision needs
         * @description For brands and admins.
         */
        get: operations["getBrandSubmissionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/trust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What creators see about your brand: how it decides, and what creators have earned from it
         * @description For brands.
         */
        get: operations["getBrandTrust"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live campaigns, newest first unless sorted otherwise, with search and filters
         * @description For anyone signed in.
         */
        get: operations["getCampaigns"];
        put?: never;
        /**
         * Save a campaign as a draft
         * @description For brands.
         */
        post: operations["postCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One campaign
         * @description Visible to its brand in any state, to creators once live. For anyone signed in.
         */
        get: operations["getCampaignsById"];
        /**
         * Change a campaign
         * @description Any term of a draft, once live the name, brief, requirements, thumbnail, further platforms, higher limits and a later end. For brands.
         */
        put: operations["putCampaignsById"];
        post?: never;
        /**
         * Delete a draft that was never funded
         * @description For brands.
         */
        delete: operations["deleteCampaignsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a live or paused campaign or a funded draft, for good
         * @description For brands and admins.
         */
        post: operations["postCampaignsByIdComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/fundings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every funding of one of your campaigns, newest first
         * @description For brands.
         */
        get: operations["getCampaignsByIdFundings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The creators who joined your invite-only campaign, the latest first
         * @description For brands.
         */
        get: operations["getCampaignsByIdJoined"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/joined.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: The creators who joined your invite-only campaign, the latest first
         * @description Unpaged, with the same filters. For brands.
         */
        get: operations["getCampaignsByIdJoinedCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitation link of your campaign, if it has one, and how many joined
         * @description For brands.
         */
        get: operations["getCampaignsByIdLink"];
        put?: never;
        /**
         * Make the invitation link of your invite-only campaign, unless it has one
         * @description For brands.
         */
        post: operations["postCampaignsByIdLink"];
        /**
         * Turn the invitation link of your campaign off
         * @description Those who joined stay. For brands.
         */
        delete: operations["deleteCampaignsByIdLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a live campaign
         * @description Approved posts keep earning. For brands and admins.
         */
        post: operations["postCampaignsByIdPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/refresh-funding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check one payment with the provider and book its outcome
         * @description For brands.
         */
        post: operations["postCampaignsByIdRefreshFunding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return what is left of an ended campaign to the cards that paid, newest payment first
         * @description For brands.
         */
        post: operations["postCampaignsByIdRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a campaign or its brand to the admins
         * @description The brand does not learn who did. For creators and brands.
         */
        post: operations["postCampaignsByIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a paused campaign, if money is left
         * @description For brands and admins.
         */
        post: operations["postCampaignsByIdResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/check-username/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a username is free
         * @description Malformed names return 200 too. For creators.
         */
        get: operations["getCreatorCheckUsernameByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was taken back after its payout, a line per post, newest first
         * @description For creators.
         */
        get: operations["getCreatorDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/debts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: What was taken back after its payout, a line per post, newest first
         * @description Unpaged, with the same filters. For creators.
         */
        get: operations["getCreatorDebtsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/earnings/by-campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earnings per campaign, newest campaign first unless sorted otherwise
         * @description For creators.
         */
        get: operations["getCreatorEarningsByCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/earnings/by-campaign.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Earnings per campaign, newest campaign first unless sorted otherwise
         * @description Unpaged, with the same filters. For creators.
         */
        get: operations["getCreatorEarningsByCampaignCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/earnings/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you have earned so far
         * @description Total = available + pending + paid − what was taken back after its payout. For creators.
         */
        get: operations["getCreatorEarningsStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/earnings/withdrawal-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether you can withdraw now, one line per rule
         * @description For creators.
         */
        get: operations["getCreatorEarningsWithdrawalRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The posts that come first on your public profile, in their order
         * @description For creators.
         */
        get: operations["getCreatorFeatured"];
        /**
         * Choose the posts that come first on your public profile, in this order
         * @description For creators.
         */
        put: operations["putCreatorFeatured"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/featured/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your approved posts of proven accounts, newest first: what your profile may show
         * @description For creators.
         */
        get: operations["getCreatorFeaturedChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views and earnings per day, oldest first
         * @description For creators.
         */
        get: operations["getCreatorHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/joined-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live invite-only campaigns that you joined, the latest first
         * @description For creators.
         */
        get: operations["getCreatorJoinedCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your payouts, newest first
         * @description For creators.
         */
        get: operations["getCreatorPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Your payouts, newest first
         * @description Unpaged, with the same filters. For creators.
         */
        get: operations["getCreatorPayoutsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your payouts
         * @description Its lines add up to its total. For creators.
         */
        get: operations["getCreatorPayoutsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one of your payouts pays, by post, largest first
         * @description For creators.
         */
        get: operations["getCreatorPayoutsByIdLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts/{id}/lines.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: What one of your payouts pays, by post, largest first
         * @description Unpaged, with the same filters. For creators.
         */
        get: operations["getCreatorPayoutsByIdLinesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your creator profile
         * @description For creators.
         */
        get: operations["getCreatorProfile"];
        /**
         * Change any part of your creator profile
         * @description For creators.
         */
        put: operations["putCreatorProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/social-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your connected accounts
         * @description For creators.
         */
        get: operations["getCreatorSocialAccounts"];
        put?: never;
        /**
         * Add a YouTube or X account by username
         * @description For creators.
         */
        post: operations["postCreatorSocialAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/social-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an account
         * @description Its posts stay tracked where the platform allows. For creators.
         */
        delete: operations["deleteCreatorSocialAccountsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/social-accounts/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an account by the ownership code in its description
         * @description For creators.
         */
        post: operations["postCreatorSocialAccountsByIdVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was earned, taken back and paid out in a month or a year, and the balances around it
         * @description For creators.
         */
        get: operations["getCreatorStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same statement as a CSV file, a line per campaign and month and one per payout
         * @description For creators.
         */
        get: operations["getCreatorStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/statement/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The campaigns of a statement, highest earnings first
         * @description They add up to it. For creators.
         */
        get: operations["getCreatorStatementCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The creator’s totals
         * @description For creators.
         */
        get: operations["getCreatorStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your submissions, newest first unless sorted otherwise
         * @description For creators.
         */
        get: operations["getCreatorSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/submissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Your submissions, newest first unless sorted otherwise
         * @description Unpaged, with the same filters. For creators.
         */
        get: operations["getCreatorSubmissionsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your submissions, with its receipt
         * @description For creators.
         */
        get: operations["getCreatorSubmissionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/submissions/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dispute about one of your posts, or until when you may open one
         * @description For creators.
         */
        get: operations["getCreatorSubmissionsByIdDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-deletions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was erased at a person’s request to their platform, by the code the platform was given
         * @description Open to everyone.
         */
        get: operations["getDataDeletionsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-proofs/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an email address with the link mailed to it
         * @description Open to everyone.
         */
        post: operations["postEmailProofsByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invitation, by its token
         * @description Open to everyone.
         */
        get: operations["getInvitationsByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password and sign in
         * @description Open to everyone.
         */
        post: operations["postInvitationsByTokenAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the people who run this marketplace
         * @description A visitor gives an email address. Open to everyone.
         */
        post: operations["postMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened that concerns you, newest first
         * @description For anyone signed in.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you are told, and how
         * @description For anyone signed in.
         */
        get: operations["getNotificationsPreferences"];
        /**
         * Switch one kind of notification on or off, by channel
         * @description For anyone signed in.
         */
        put: operations["putNotificationsPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key that a browser asks its push service with
         * @description For anyone signed in.
         */
        get: operations["getNotificationsPush"];
        /**
         * Push notifications to this browser for as long as you stay signed in on it
         * @description For anyone signed in.
         */
        put: operations["putNotificationsPush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/push/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push nothing more to one of your browsers
         * @description For anyone signed in.
         */
        post: operations["postNotificationsPushEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one of your notifications as read, or all up to one
         * @description For anyone signed in.
         */
        post: operations["postNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: which kinds of your notifications are new
         * @description For anyone signed in.
         */
        get: operations["getNotificationsStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of your notifications are unread, up to 100
         * @description For anyone signed in.
         */
        get: operations["getNotificationsUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unsubscribe/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings for mails
         * @description Opening this link changes nothing. Open to everyone.
         */
        get: operations["getNotificationsUnsubscribeByLink"];
        put?: never;
        /**
         * End mails of one kind, by the link in such a mail
         * @description Open to everyone.
         */
        post: operations["postNotificationsUnsubscribeByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload one image to the address that was asked for
         * @description For anyone signed in.
         */
        put: operations["putObjectsByKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload URL for one image
         * @description For anyone signed in.
         */
        post: operations["postObjectsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A live or scheduled campaign as anyone may read it before submitting
         * @description An invite-only one with its token, or once joined. Open to everyone.
         */
        get: operations["getOffersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What posts in like campaigns brought, and what your own would have earned in this one
         * @description For creators.
         */
        get: operations["getOffersByIdForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take part in an invite-only campaign, by the token of its link
         * @description For creators.
         */
        post: operations["postOffersByIdJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-resets/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose password a link sets, if the link still works
         * @description Open to everyone.
         */
        get: operations["getPasswordResetsByToken"];
        put?: never;
        /**
         * Set a new password with a single-use link
         * @description It ends every session. Open to everyone.
         */
        post: operations["postPasswordResetsByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Platforms that can be connected, and how
         * @description For anyone signed in.
         */
        get: operations["getPlatforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public profile of a creator
         * @description Open to everyone.
         */
        get: operations["getProfileByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings for the provider’s payment form
         * @description For brands.
         */
        get: operations["getStripeConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/connect/account-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the payout account for a country, once
         * @description Returns the onboarding link. For creators.
         */
        post: operations["postStripeConnectAccountLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/connect/account-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the payout account
         * @description For creators.
         */
        get: operations["getStripeConnectAccountStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/connect/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries of payout accounts, and why some of them cannot be paid
         * @description For creators.
         */
        get: operations["getStripeConnectCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/connect/dashboard-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a single-use link to your dashboard at the provider
         * @description For creators. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postStripeConnectDashboardLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start funding a campaign by card
         * @description The browser confirms with the provider. For brands.
         */
        post: operations["postStripeCreatePaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/create-payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the whole available balance
         * @description An unknown outcome stays queued. For creators.
         */
        post: operations["postStripeCreatePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signed events of the payment provider
         * @description Open to everyone.
         */
        post: operations["postStripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a post to a live campaign
         * @description For creators.
         */
        post: operations["postSubmissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a pending post
         * @description Final for the brand once it can no longer be undone, at finalAt. For brands and admins.
         */
        post: operations["postSubmissionsByIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dispute about a post, with both sides
         * @description For brands and admins.
         */
        get: operations["getSubmissionsByIdDispute"];
        put?: never;
        /**
         * Dispute a decision about your post
         * @description Once, within 7 days. For creators.
         */
        post: operations["postSubmissionsByIdDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/dispute/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a dispute as the campaign’s brand
         * @description Once, within 3 days. For brands.
         */
        post: operations["postSubmissionsByIdDisputeAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Internal notes of your side about a post, newest first
         * @description For brands and admins.
         */
        get: operations["getSubmissionsByIdNotes"];
        put?: never;
        /**
         * Write an internal note about a post
         * @description Its creator and the other side never read it. For brands and admins.
         */
        post: operations["postSubmissionsByIdNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a pending post, with a reason
         * @description For brands and admins.
         */
        post: operations["postSubmissionsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a rejected post again
         * @description Once, within 72 hours, if the reason can be fixed. For creators.
         */
        post: operations["postSubmissionsByIdResubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/undo-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an approval before it is final
         * @description For brands and admins.
         */
        post: operations["postSubmissionsByIdUndoApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take your own post back while it is in review
         * @description It can be submitted again. For creators.
         */
        post: operations["postSubmissionsByIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a submission without storing anything
         * @description For creators.
         */
        get: operations["getSubmissionsPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/preview/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The still of a post before it is submitted, as a data URL
         * @description Nothing is stored. For creators.
         */
        get: operations["getSubmissionsPreviewPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tiktok/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of TikTok
         * @description Signed by them, a creator ended the grant. Open to everyone.
         */
        post: operations["postTiktokWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use an uploaded image as your avatar
         * @description For anyone signed in.
         */
        put: operations["putUserAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your email address, and whether it is proven to be yours
         * @description For anyone signed in.
         */
        get: operations["getUserEmail"];
        /**
         * Change your email
         * @description It ends your other sessions. For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        put: operations["putUserEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed to your address that proves it is yours
         * @description For anyone signed in.
         */
        post: operations["postUserEmailProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your second factors
         * @description For anyone signed in.
         */
        get: operations["getUserFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/factors/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a secret for a new authenticator app
         * @description It counts once a code of it was entered. For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postUserFactorsApp"];
        /**
         * Turn your authenticator app off
         * @description For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        delete: operations["deleteUserFactorsApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/factors/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the first code of your authenticator app, which turns it on
         * @description For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postUserFactorsAppConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postUserFactorsPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/factors/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        delete: operations["deleteUserFactorsPasskeysById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/factors/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postUserFactorsPasskeysChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description The earlier ones stop working. For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["postUserFactorsRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your display name
         * @description For anyone signed in.
         */
        put: operations["putUserName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description It ends your other sessions. For anyone signed in.
         */
        put: operations["putUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filters that you saved of a list, by name
         * @description For brands and admins.
         */
        get: operations["getUserViews"];
        put?: never;
        /**
         * Save the filters of a list under a name
         * @description For brands and admins.
         */
        post: operations["postUserViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a saved view
         * @description For brands and admins.
         */
        put: operations["putUserViewsById"];
        post?: never;
        /**
         * Delete a saved view
         * @description For brands and admins.
         */
        delete: operations["deleteUserViewsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Failure: {
            code: string;
            details?: Record<string, never>;
            message: string;
        };
    };
    responses: {
        /** @description It cannot be done right now; `Retry-After` says for how many seconds to wait. Codes: `busy`, `database-unavailable`. */
        BusyOrDatabaseUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`. */
        ForeignOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`, `second-factor-missing`. */
        ForeignOriginOrSecondFactorMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`, `second-factor-missing`, `sign-in-too-old`. */
        ForeignOriginOrSecondFactorMissingOrSignInTooOld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`, `sign-in-too-old`. */
        ForeignOriginOrSignInTooOld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`, `wrong-role`. */
        ForeignOriginOrWrongRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`, `wrong-role`, `second-factor-missing`. */
        ForeignOriginOrWrongRoleOrSecondFactorMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`, `wrong-role`, `second-factor-missing`, `sign-in-too-old`. */
        ForeignOriginOrWrongRoleOrSecondFactorMissingOrSignInTooOld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `foreign-origin`, `wrong-role`, `sign-in-too-old`. */
        ForeignOriginOrWrongRoleOrSignInTooOld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is malformed; `details.fields` names what is wrong with each field. Codes: `malformed`. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It does not exist, or it is someone else’s. Codes: `not-found`. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nobody is signed in. Codes: `not-signed-in`. */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `second-factor-missing`. */
        SecondFactorMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than this call takes. Codes: `too-large`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls; `Retry-After` says for how many seconds to wait. Codes: `too-many-requests`. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body has the wrong content type. Codes: `unsupported-media-type`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `wrong-role`. */
        WrongRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person is known but may not do this. Codes: `wrong-role`, `second-factor-missing`. */
        WrongRoleOrSecondFactorMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description The same key with the same request returns the first result.
         * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
         */
        IdempotencyKey: string;
        /**
         * @description The address of this site. A browser always sends it.
         * @example https://permille.example
         */
        Origin: string;
    };
    requestBodies: never;
    headers: {
        /** @description The address of the next page, as `<…>; rel="next"`; absent on the last one. */
        NextPage: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccountDataJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blockers": [
                     *         {
                     *           "code": "payout-on-its-way",
                     *           "count": 24,
                     *           "cents": 12500
                     *         }
                     *       ],
                     *       "givesUpCents": 12500,
                     *       "pendingPostsCount": 24,
                     *       "earningPostsCount": 24
                     *     }
                     */
                    "application/json": {
                        blockers: {
                            cents: Cents | null;
                            /** @enum {string} */
                            code: "payout-on-its-way" | "money-frozen" | "money-owed" | "dispute-open" | "campaign-open" | "money-left" | "payment-open" | "refund-open" | "chargeback-open" | "last-admin";
                            count: number;
                        }[];
                        earningPostsCount: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        givesUpCents: Cents;
                        pendingPostsCount: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "givesUpCents": 12500
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: cents
                     * @description In whole cents.
                     */
                    givesUpCents: Cents;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAccountTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": {
                     *         "version": "2026-11-22",
                     *         "at": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        accepted: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            version: string;
                        } | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAccountTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2026-11-22"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    version: "2026-11-22";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "riskySubmissions": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "overdueSubmissions": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "postDecisionsCount": 24,
                     *       "restore": {
                     *         "backupAt": "2026-03-14T09:30:00.000Z",
                     *         "restoredAt": "2026-03-14T09:30:00.000Z",
                     *         "comparedAt": "2026-03-14T09:30:00.000Z",
                     *         "leftOver": [
                     *           {
                     *             "id": "ZXhhbXBsZQ",
                     *             "what": "payment"
                     *           }
                     *         ]
                     *       },
                     *       "doubtedSubmissions": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "disputes": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "unclearPayouts": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "heldPayouts": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "frozenCreators": [
                     *         {
                     *           "userId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "name": "Summer sneakers",
                     *           "frozenCents": 12500,
                     *           "since": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "openExceptions": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "failedPayouts": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "chargebacks": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "fraudWarnings": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "refusedAccounts": [
                     *         {
                     *           "userId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "name": "Summer sneakers",
                     *           "words": "Paused: the brief is being rewritten",
                     *           "since": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "shortfall": {
                     *         "cents": 12500,
                     *         "dueAt": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "strayFundings": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "campaignName": "Summer sneakers",
                     *           "brandUserId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "amountCents": 12500,
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "createdAt": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "openMessages": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "failedSetupChecks": {
                     *         "count": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "failingPlatforms": [
                     *         {
                     *           "platform": "tiktok",
                     *           "trouble": "outage",
                     *           "unreadCount": 24,
                     *           "trackedCount": 24,
                     *           "detail": "Every balance is the sum of its entries.",
                     *           "since": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        chargebacks: {
                            count: number;
                            since: string | null;
                        };
                        disputes: {
                            count: number;
                            since: string | null;
                        };
                        doubtedSubmissions: {
                            count: number;
                            since: string | null;
                        };
                        failedPayouts: {
                            count: number;
                            since: string | null;
                        };
                        failedSetupChecks: {
                            count: number;
                            since: string | null;
                        };
                        failingPlatforms: {
                            detail: string | null;
                            /** @enum {string} */
                            platform: "tiktok" | "instagram" | "youtube" | "x";
                            since: string | null;
                            trackedCount: number;
                            /** @enum {string} */
                            trouble: "outage" | "throttled" | "quota" | "keys" | "credits" | "request" | "vanished" | "reconnect" | "permission" | "professional" | "views-hidden" | "refused" | "unanswered" | "absent" | "own-quota" | "broken";
                            unreadCount: number;
                        }[];
                        fraudWarnings: {
                            count: number;
                            since: string | null;
                        };
                        frozenCreators: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            frozenCents: Cents;
                            name: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            since: string;
                            /** Format: uuid */
                            userId: string;
                        }[];
                        heldPayouts: {
                            count: number;
                            since: string | null;
                        };
                        openExceptions: {
                            count: number;
                            since: string | null;
                        };
                        openMessages: {
                            count: number;
                            since: string | null;
                        };
                        overdueSubmissions: {
                            count: number;
                            since: string | null;
                        };
                        postDecisionsCount: number;
                        refusedAccounts: {
                            name: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            since: string;
                            /** Format: uuid */
                            userId: string;
                            words: string;
                        }[];
                        restore: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            backupAt: string;
                            comparedAt: string | null;
                            leftOver: {
                                id: string;
                                what: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            restoredAt: string;
                        } | null;
                        riskySubmissions: {
                            count: number;
                            since: string | null;
                        };
                        shortfall: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            cents: Cents;
                            dueAt: string | null;
                        } | null;
                        strayFundings: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            amountCents: Cents;
                            /** Format: uuid */
                            brandUserId: string;
                            campaignName: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            createdAt: string;
                            /** Format: uuid */
                            id: string;
                            reason: string;
                        }[];
                        unclearPayouts: {
                            count: number;
                            since: string | null;
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminAuditLog: {
        parameters: {
            query?: {
                /** @description The kind of thing that was acted on. */
                about?: "user" | "creator" | "campaign" | "funding" | "submission" | "dispute" | "payout" | "refund" | "book_exception" | "chargeback" | "fraud_warning" | "social_account" | "invitation" | "mail" | "message";
                /** @description Only this action. */
                action?: "campaign.complete" | "campaign.create" | "campaign.delete" | "campaign.edit" | "campaign.endLink" | "campaign.goLive" | "campaign.join" | "campaign.makeLink" | "campaign.pause" | "campaign.recreate" | "campaign.refund" | "campaign.resume" | "chargeback.accept" | "chargeback.accepted" | "chargeback.answer-refused" | "chargeback.asked" | "chargeback.claimed" | "chargeback.closed" | "chargeback.evidence-sent" | "chargeback.lost" | "chargeback.needs_response" | "chargeback.send-evidence" | "chargeback.under_review" | "chargeback.won" | "creator.block" | "creator.unblock" | "dispute.answer" | "dispute.open" | "dispute.reject" | "dispute.resolve" | "doubt.end" | "doubt.release" | "doubt.take-back" | "exception.book" | "exception.explain" | "exception.pay" | "exception.refund" | "exception.take" | "fraud-warning.kept" | "fraud-warning.refunded" | "funding.failed" | "funding.reported" | "funding.start" | "funding.succeeded" | "invitation.create" | "invitation.revoke" | "mail.retry" | "message.answer" | "message.report" | "message.send" | "payout.ask" | "payout.fail" | "payout.failed" | "payout.hold" | "payout.paid" | "payout.rebuild" | "payout.request" | "payout.retry" | "payout.reversed" | "payout.send" | "payout_account.disconnected" | "payout_account.link" | "payout_account.open-dashboard" | "refund.failed" | "refund.found" | "refund.paid" | "risk_settings.change" | "social_account.add" | "social_account.authorize" | "social_account.evict" | "social_account.remove" | "social_account.verify" | "submission.approve" | "submission.approve-again" | "submission.enter-reading" | "submission.hold" | "submission.note" | "submission.reject" | "submission.release" | "submission.reverse" | "submission.undo-approval" | "submission.withdraw" | "user.accept-invitation" | "user.add-app" | "user.add-passkey" | "user.change-brand" | "user.change-email" | "user.change-name" | "user.change-password" | "user.confirm" | "user.create" | "user.delete" | "user.end-sessions" | "user.forget-password" | "user.hold-payouts" | "user.issue-help-code" | "user.lock-sign-in" | "user.make-password-link" | "user.prove-email" | "user.refuse-sign-in" | "user.register" | "user.release-email" | "user.release-frozen" | "user.release-payouts" | "user.remove-app" | "user.remove-passkey" | "user.renew-recovery-codes" | "user.reset-password" | "user.restore" | "user.sign-in" | "user.sign-out" | "user.suspend" | "user.take-back-frozen" | "user.write-off-debt";
                /** @description Only what was done by this side. */
                actor?: "admin" | "brand" | "creator" | "system";
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description The first day. A day as YYYY-MM-DD, in UTC; included. */
                from?: string & (unknown & unknown);
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description The id of the thing that was acted on. */
                of?: string;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description The last day as YYYY-MM-DD, in UTC, included; in the outbox, the address a mail went to. */
                to?: string & (unknown & unknown);
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "actor": "admin",
                     *         "by": {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "name": "Summer sneakers"
                     *         },
                     *         "action": "campaign.pause",
                     *         "about": "user",
                     *         "subject": {
                     *           "page": "user",
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "name": "Summer sneakers"
                     *         },
                     *         "before": {},
                     *         "after": {}
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        about: "user" | "creator" | "campaign" | "funding" | "submission" | "dispute" | "payout" | "refund" | "book_exception" | "chargeback" | "fraud_warning" | "social_account" | "invitation" | "mail" | "message";
                        action: string;
                        /** @enum {string} */
                        actor: "admin" | "brand" | "creator" | "system";
                        after: Record<string, never> | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        at: string;
                        before: Record<string, never> | null;
                        by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        } | null;
                        /** Format: uuid */
                        id: string;
                        subject: {
                            /** Format: uuid */
                            id: string;
                            name: string | null;
                            /** @enum {string} */
                            page: "user" | "campaign" | "submission" | "payout" | "chargeback" | "exception" | "mail";
                        } | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminAuditLogCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminBooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkedAt": "2026-03-14T09:30:00.000Z",
                     *       "arePayoutsStopped": true,
                     *       "cleanAt": "2026-03-14T09:30:00.000Z",
                     *       "rules": [
                     *         {
                     *           "id": "ZXhhbXBsZQ",
                     *           "claim": "Every balance is the sum of its entries",
                     *           "stopsPayouts": true,
                     *           "offenders": [
                     *             {
                     *               "offender": "campaign:0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80:budget",
                     *               "detail": "Every balance is the sum of its entries."
                     *             }
                     *           ],
                     *           "unchecked": "Instagram has no keys yet",
                     *           "untilEntry": 24,
                     *           "walkedAt": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "money": {
                     *         "broughtInCents": 12500,
                     *         "inCampaignsCents": 12500,
                     *         "owedToCreatorsCents": 12500,
                     *         "paidOutCents": 12500,
                     *         "refundedCents": 12500,
                     *         "platformFeesCents": 12500,
                     *         "otherCents": 12500,
                     *         "addsUp": true
                     *       },
                     *       "restore": {
                     *         "backupAt": "2026-03-14T09:30:00.000Z",
                     *         "restoredAt": "2026-03-14T09:30:00.000Z",
                     *         "comparedAt": "2026-03-14T09:30:00.000Z",
                     *         "leftOver": [
                     *           {
                     *             "id": "ZXhhbXBsZQ",
                     *             "what": "payment"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        arePayoutsStopped: boolean;
                        checkedAt: string | null;
                        cleanAt: string | null;
                        money: {
                            addsUp: boolean;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            broughtInCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            inCampaignsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            otherCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            owedToCreatorsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            paidOutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            platformFeesCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            refundedCents: Cents;
                        };
                        restore: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            backupAt: string;
                            comparedAt: string | null;
                            leftOver: {
                                id: string;
                                what: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            restoredAt: string;
                        } | null;
                        rules: {
                            claim: string;
                            id: string;
                            offenders: {
                                detail: string;
                                offender: string;
                            }[];
                            stopsPayouts: boolean;
                            unchecked: string | null;
                            untilEntry: number | null;
                            walkedAt: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminBooksCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkedAt": "2026-03-14T09:30:00.000Z",
                     *       "arePayoutsStopped": true,
                     *       "cleanAt": "2026-03-14T09:30:00.000Z",
                     *       "rules": [
                     *         {
                     *           "id": "ZXhhbXBsZQ",
                     *           "claim": "Every balance is the sum of its entries",
                     *           "stopsPayouts": true,
                     *           "offenders": [
                     *             {
                     *               "offender": "campaign:0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80:budget",
                     *               "detail": "Every balance is the sum of its entries."
                     *             }
                     *           ],
                     *           "unchecked": "Instagram has no keys yet",
                     *           "untilEntry": 24,
                     *           "walkedAt": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "money": {
                     *         "broughtInCents": 12500,
                     *         "inCampaignsCents": 12500,
                     *         "owedToCreatorsCents": 12500,
                     *         "paidOutCents": 12500,
                     *         "refundedCents": 12500,
                     *         "platformFeesCents": 12500,
                     *         "otherCents": 12500,
                     *         "addsUp": true
                     *       },
                     *       "restore": {
                     *         "backupAt": "2026-03-14T09:30:00.000Z",
                     *         "restoredAt": "2026-03-14T09:30:00.000Z",
                     *         "comparedAt": "2026-03-14T09:30:00.000Z",
                     *         "leftOver": [
                     *           {
                     *             "id": "ZXhhbXBsZQ",
                     *             "what": "payment"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        arePayoutsStopped: boolean;
                        checkedAt: string | null;
                        cleanAt: string | null;
                        money: {
                            addsUp: boolean;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            broughtInCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            inCampaignsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            otherCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            owedToCreatorsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            paidOutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            platformFeesCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            refundedCents: Cents;
                        };
                        restore: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            backupAt: string;
                            comparedAt: string | null;
                            leftOver: {
                                id: string;
                                what: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            restoredAt: string;
                        } | null;
                        rules: {
                            claim: string;
                            id: string;
                            offenders: {
                                detail: string;
                                offender: string;
                            }[];
                            stopsPayouts: boolean;
                            unchecked: string | null;
                            untilEntry: number | null;
                            walkedAt: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminBooksCompare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comparedAt": "2026-03-14T09:30:00.000Z",
                     *       "comparedUntil": "2026-03-14T09:30:00.000Z",
                     *       "failure": "The bank account is closed.",
                     *       "balanceCents": 12500,
                     *       "listedCents": 12500,
                     *       "ledgerCents": 12500,
                     *       "transactionsCount": 24,
                     *       "foreignCount": 24,
                     *       "foreignCents": 12500,
                     *       "openCount": 24,
                     *       "explainedCount": 24,
                     *       "explainedCents": 12500
                     *     }
                     */
                    "application/json": {
                        balanceCents: Cents | null;
                        comparedAt: string | null;
                        comparedUntil: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        explainedCents: Cents;
                        explainedCount: number;
                        failure: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        foreignCents: Cents;
                        foreignCount: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        ledgerCents: Cents;
                        listedCents: Cents | null;
                        openCount: number;
                        transactionsCount: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminBooksExceptions: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only items in this state. */
                state?: "open" | "explained" | "booked" | "settled" | "returned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "kind": "payment",
                     *         "ref": "ch_3example",
                     *         "providerCents": 12500,
                     *         "ledgerCents": 12500,
                     *         "state": "open",
                     *         "ownerName": "Ada Admin",
                     *         "foundAt": "2026-03-14T09:30:00.000Z",
                     *         "endedAt": "2026-03-14T09:30:00.000Z",
                     *         "mayRefund": true,
                     *         "leftCents": 12500,
                     *         "paidOtherwiseCents": 12500,
                     *         "paidReference": "Bank transfer 2026-03-14"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        endedAt: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        foundAt: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "payment" | "refund" | "transfer" | "dispute" | "fee" | "operator" | "other";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        ledgerCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        mayRefund: boolean;
                        ownerName: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOtherwiseCents: Cents;
                        paidReference: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        providerCents: Cents;
                        ref: string;
                        /** @enum {string} */
                        state: "open" | "explained" | "booked" | "settled" | "returned";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminBooksExceptionsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminBooksExceptionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "kind": "payment",
                     *       "ref": "ch_3example",
                     *       "providerCents": 12500,
                     *       "ledgerCents": 12500,
                     *       "state": "open",
                     *       "ownerName": "Ada Admin",
                     *       "foundAt": "2026-03-14T09:30:00.000Z",
                     *       "endedAt": "2026-03-14T09:30:00.000Z",
                     *       "mayRefund": true,
                     *       "leftCents": 12500,
                     *       "paidOtherwiseCents": 12500,
                     *       "paidReference": "Bank transfer 2026-03-14",
                     *       "providerSide": [
                     *         {
                     *           "source": "bank",
                     *           "cents": 12500,
                     *           "at": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "ledgerSide": [
                     *         {
                     *           "source": "bank",
                     *           "cents": 12500,
                     *           "at": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "action": "take",
                     *           "by": "Ada Admin",
                     *           "note": "The hashtag is missing.",
                     *           "at": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "refunds": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "totalCents": 12500,
                     *           "status": "requested",
                     *           "isSent": true,
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "createdAt": "2026-03-14T09:30:00.000Z",
                     *           "settledAt": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        endedAt: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        foundAt: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "payment" | "refund" | "transfer" | "dispute" | "fee" | "operator" | "other";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        ledgerCents: Cents;
                        ledgerSide: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            cents: Cents;
                            source: string;
                        }[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        mayRefund: boolean;
                        notes: {
                            /** @enum {string} */
                            action: "take" | "explain" | "book" | "refund" | "pay" | "dispute" | "reopen";
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            by: string | null;
                            note: string;
                        }[];
                        ownerName: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOtherwiseCents: Cents;
                        paidReference: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        providerCents: Cents;
                        providerSide: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            cents: Cents;
                            source: string;
                        }[];
                        ref: string;
                        refunds: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            createdAt: string;
                            /** Format: uuid */
                            id: string;
                            isSent: boolean;
                            reason: string | null;
                            settledAt: string | null;
                            /** @enum {string} */
                            status: "requested" | "succeeded" | "failed";
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            totalCents: Cents;
                        }[];
                        /** @enum {string} */
                        state: "open" | "explained" | "booked" | "settled" | "returned";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminBooksExceptionsByIdBook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "state": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "open" | "explained" | "booked" | "settled" | "returned";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminBooksExceptionsByIdExplain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "state": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "open" | "explained" | "booked" | "settled" | "returned";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminBooksExceptionsByIdPayOtherwise: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March.",
                 *       "reference": "Bank transfer 2026-03-14"
                 *     }
                 */
                "application/json": {
                    reason: string;
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "state": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "open" | "explained" | "booked" | "settled" | "returned";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminBooksExceptionsByIdRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "state": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "open" | "explained" | "booked" | "settled" | "returned";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminBooksExceptionsByIdTake: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "state": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "open" | "explained" | "booked" | "settled" | "returned";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminBooksProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comparedAt": "2026-03-14T09:30:00.000Z",
                     *       "comparedUntil": "2026-03-14T09:30:00.000Z",
                     *       "failure": "The bank account is closed.",
                     *       "balanceCents": 12500,
                     *       "listedCents": 12500,
                     *       "ledgerCents": 12500,
                     *       "transactionsCount": 24,
                     *       "foreignCount": 24,
                     *       "foreignCents": 12500,
                     *       "openCount": 24,
                     *       "explainedCount": 24,
                     *       "explainedCents": 12500
                     *     }
                     */
                    "application/json": {
                        balanceCents: Cents | null;
                        comparedAt: string | null;
                        comparedUntil: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        explainedCents: Cents;
                        explainedCount: number;
                        failure: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        foreignCents: Cents;
                        foreignCount: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        ledgerCents: Cents;
                        listedCents: Cents | null;
                        openCount: number;
                        transactionsCount: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaigns: {
        parameters: {
            query?: {
                /** @description Only what concerns this brand. */
                brandId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items with this status. */
                status?: "draft" | "live" | "paused" | "completed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandName": "Northwind",
                     *         "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandReviews": {
                     *           "decidedPosts": 24,
                     *           "medianHours": 24,
                     *           "approvedPercent": 24,
                     *           "automaticPercent": 24
                     *         },
                     *         "name": "Summer sneakers",
                     *         "type": "ugc",
                     *         "category": "personal_brand",
                     *         "status": "draft",
                     *         "pauseReason": "manual",
                     *         "currency": "usd",
                     *         "budgetCents": 12500,
                     *         "fundedCents": 12500,
                     *         "paidOutCents": 12500,
                     *         "leftCents": 12500,
                     *         "burnPerDayCents": 12500,
                     *         "rewardRatePerKViewsCents": 12500,
                     *         "minPayoutCents": 12500,
                     *         "maxPayoutCents": 12500,
                     *         "flatBonusCents": 12500,
                     *         "platformsAllowed": [
                     *           "tiktok"
                     *         ],
                     *         "availableContentUrl": "https://northwind.example/material",
                     *         "contentRequirements": "Show the sneakers within the first three seconds.",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "autoApproveAfterHours": 24,
                     *         "pendingPostsMax": 24,
                     *         "approvedPostsMax": 24,
                     *         "creatorsMax": 24,
                     *         "placesLeft": 24,
                     *         "isInviteOnly": true,
                     *         "needsDisclosure": true,
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "startsAt": "2026-03-14T09:30:00.000Z",
                     *         "endsAt": "2026-03-14T09:30:00.000Z",
                     *         "liveAt": "2026-03-14T09:30:00.000Z",
                     *         "pendingSubmissions": 24,
                     *         "oldestPendingAt": "2026-03-14T09:30:00.000Z",
                     *         "totalSubmissions": 24,
                     *         "totalViews": 24,
                     *         "pauseNote": "The brief is being rewritten.",
                     *         "brandUserId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /** Format: uuid */
                        brandUserId: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        oldestPendingAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseNote: string | null;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        pendingSubmissions: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        totalSubmissions: number;
                        totalViews: number;
                        /** @enum {string} */
                        type: "ugc";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z",
                     *       "pendingSubmissions": 24,
                     *       "oldestPendingAt": "2026-03-14T09:30:00.000Z",
                     *       "totalSubmissions": 24,
                     *       "totalViews": 24,
                     *       "pauseNote": "The brief is being rewritten.",
                     *       "brandUserId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /** Format: uuid */
                        brandUserId: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        oldestPendingAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseNote: string | null;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        pendingSubmissions: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        totalSubmissions: number;
                        totalViews: number;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsByIdInsight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "platforms": [
                     *         {
                     *           "platform": "tiktok",
                     *           "postCount": 24,
                     *           "viewCount": 24,
                     *           "spentCents": 12500
                     *         }
                     *       ],
                     *       "creators": [
                     *         {
                     *           "creatorId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "handle": "mira_films",
                     *           "name": "Summer sneakers",
                     *           "postCount": 24,
                     *           "viewCount": 24,
                     *           "spentCents": 12500
                     *         }
                     *       ],
                     *       "activity": [
                     *         {
                     *           "id": "ZXhhbXBsZQ",
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "kind": "created",
                     *           "actor": "brand",
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "amountCents": 12500,
                     *           "changed": [
                     *             "aboveMedian"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        activity: {
                            /** @enum {string} */
                            actor: "brand" | "admin" | "system";
                            amountCents: Cents | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            changed: string[];
                            id: string;
                            /** @enum {string} */
                            kind: "created" | "funded" | "live" | "paused" | "resumed" | "completed" | "edited";
                            reason: string | null;
                        }[];
                        creators: {
                            /** Format: uuid */
                            creatorId: string;
                            handle: string;
                            name: string;
                            postCount: number;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            spentCents: Cents;
                            viewCount: number;
                        }[];
                        platforms: {
                            /** @enum {string} */
                            platform: "tiktok" | "instagram" | "youtube" | "x";
                            postCount: number;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            spentCents: Cents;
                            viewCount: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsByIdMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fundedCents": 12500,
                     *       "spentCents": 12500,
                     *       "feesCents": 12500,
                     *       "refundedCents": 12500,
                     *       "overRefundedCents": 12500,
                     *       "debtPaidCents": 12500,
                     *       "chargedBackCents": 12500,
                     *       "leftCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        chargedBackCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        debtPaidCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feesCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        overRefundedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        refundedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        spentCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminCampaignsByIdPause: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsByIdPayments: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "amountCents": 12500,
                     *         "feeCents": 12500,
                     *         "status": "succeeded",
                     *         "stripePaymentIntentId": "pi_3example",
                     *         "lastError": "The mail server did not answer.",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "settledAt": "2026-03-14T09:30:00.000Z",
                     *         "isProcessing": true,
                     *         "isLate": true,
                     *         "end": "questioned"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        end: ("questioned" | "disputed" | "charged_back" | "refunded" | "partly_refunded") | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isLate: boolean;
                        isProcessing: boolean;
                        lastError: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "succeeded" | "pending" | "failed";
                        stripePaymentIntentId: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsByIdPaymentsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example ZXhhbXBsZQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsByIdRefunds: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "paidAt": "2026-03-14T09:30:00.000Z",
                     *         "totalCents": 12500,
                     *         "feeCents": 12500,
                     *         "owedCents": 12500,
                     *         "openOwedCents": 12500,
                     *         "status": "requested",
                     *         "isSent": true,
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "settledAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        campaignId: string | null;
                        campaignName: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        fundingId: string | null;
                        /** Format: uuid */
                        id: string;
                        isSent: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        openOwedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        paidAt: string;
                        reason: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "requested" | "succeeded" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminCampaignsByIdRefundsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example ZXhhbXBsZQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminChargebacks: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items in this state. */
                state?: "open" | "closed" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "paidAt": "2026-03-14T09:30:00.000Z",
                     *         "amountCents": 12500,
                     *         "isInquiry": true,
                     *         "status": "needs_response",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "openedAt": "2026-03-14T09:30:00.000Z",
                     *         "closedAt": "2026-03-14T09:30:00.000Z",
                     *         "brandName": "Northwind",
                     *         "stripeDisputeId": "du_1example",
                     *         "dueAt": "2026-03-14T09:30:00.000Z",
                     *         "responseKind": "evidence",
                     *         "responseStatus": "requested",
                     *         "problem": "The card was declined."
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        brandName: string;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        closedAt: string | null;
                        dueAt: string | null;
                        /** Format: uuid */
                        fundingId: string;
                        /** Format: uuid */
                        id: string;
                        isInquiry: boolean;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        openedAt: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        paidAt: string;
                        problem: string | null;
                        reason: string;
                        responseKind: ("evidence" | "acceptance") | null;
                        responseStatus: ("requested" | "sent" | "failed") | null;
                        /** @enum {string} */
                        status: "needs_response" | "under_review" | "won" | "lost" | "closed";
                        stripeDisputeId: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminChargebacksCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminChargebacksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "campaignName": "Summer sneakers",
                     *       "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "paidAt": "2026-03-14T09:30:00.000Z",
                     *       "amountCents": 12500,
                     *       "isInquiry": true,
                     *       "status": "needs_response",
                     *       "reason": "Agreed with the creator by mail on 14 March.",
                     *       "openedAt": "2026-03-14T09:30:00.000Z",
                     *       "closedAt": "2026-03-14T09:30:00.000Z",
                     *       "brandName": "Northwind",
                     *       "stripeDisputeId": "du_1example",
                     *       "dueAt": "2026-03-14T09:30:00.000Z",
                     *       "responseKind": "evidence",
                     *       "responseStatus": "requested",
                     *       "problem": "The card was declined.",
                     *       "stripePaymentIntentId": "pi_3example",
                     *       "providerFeeCents": 12500,
                     *       "fromBudgetCents": 12500,
                     *       "fromFeeCents": 12500,
                     *       "owedCents": 12500,
                     *       "paidFromCampaignCents": 12500,
                     *       "writtenOffCents": 12500,
                     *       "frozenCents": 12500,
                     *       "frozenCreatorsCount": 24,
                     *       "responses": [
                     *         {
                     *           "kind": "evidence",
                     *           "isToInquiry": true,
                     *           "status": "requested",
                     *           "decidedBy": "Ada Admin",
                     *           "decidedAt": "2026-03-14T09:30:00.000Z",
                     *           "settledAt": "2026-03-14T09:30:00.000Z",
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "needsAdmin": true
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "title": "My summer sneakers",
                     *           "text": "Ask for a second take?"
                     *         }
                     *       ],
                     *       "wasEvidenceSent": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        brandName: string;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        closedAt: string | null;
                        dueAt: string | null;
                        evidence: {
                            text: string;
                            title: string;
                        }[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fromBudgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fromFeeCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        frozenCents: Cents;
                        frozenCreatorsCount: number;
                        /** Format: uuid */
                        fundingId: string;
                        /** Format: uuid */
                        id: string;
                        isInquiry: boolean;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        openedAt: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        paidAt: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidFromCampaignCents: Cents;
                        problem: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        providerFeeCents: Cents;
                        reason: string;
                        responseKind: ("evidence" | "acceptance") | null;
                        responses: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            decidedAt: string;
                            decidedBy: string;
                            isToInquiry: boolean;
                            /** @enum {string} */
                            kind: "evidence" | "acceptance";
                            needsAdmin: boolean;
                            reason: string | null;
                            settledAt: string | null;
                            /** @enum {string} */
                            status: "requested" | "sent" | "failed";
                        }[];
                        responseStatus: ("requested" | "sent" | "failed") | null;
                        /** @enum {string} */
                        status: "needs_response" | "under_review" | "won" | "lost" | "closed";
                        stripeDisputeId: string;
                        stripePaymentIntentId: string;
                        wasEvidenceSent: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        writtenOffCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminChargebacksByIdAccept: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminChargebacksByIdEvidence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": "The campaign ran as agreed; the receipts are attached."
                 *     }
                 */
                "application/json": {
                    statement: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminDisputes: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only this platform. */
                platform?: "tiktok" | "instagram" | "youtube" | "x";
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items in this state. */
                state?: "open" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "matter": "rejection",
                     *         "status": "open",
                     *         "turn": "brand",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "answerDueAt": "2026-03-14T09:30:00.000Z",
                     *         "answeredAt": "2026-03-14T09:30:00.000Z",
                     *         "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *         "decidedAt": "2026-03-14T09:30:00.000Z",
                     *         "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "title": "My summer sneakers",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "platform": "tiktok",
                     *         "postStatus": "pending",
                     *         "campaignName": "Summer sneakers",
                     *         "brandName": "Northwind",
                     *         "creatorName": "Mira Sol"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        answerDueAt: string;
                        answeredAt: string | null;
                        brandName: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorName: string;
                        decidedAt: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        decisionDueAt: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        matter: "rejection" | "reversal" | "lock" | "hold";
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        /** @enum {string} */
                        postStatus: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /** @enum {string} */
                        status: "open" | "resolved" | "rejected";
                        /** Format: uuid */
                        submissionId: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                        turn: ("brand" | "admin") | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminDisputesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminDoubtsByIdRelease: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "releasedCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        releasedCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminDoubtsByIdTakeBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "takenBackCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        takenBackCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminFraudWarnings: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only items in this state. */
                state?: "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "brandName": "Northwind",
                     *         "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "paidAt": "2026-03-14T09:30:00.000Z",
                     *         "amountCents": 12500,
                     *         "refundableCents": 12500,
                     *         "fraudType": "made_with_stolen_card",
                     *         "isActionable": true,
                     *         "decision": "refunded",
                     *         "decidedBy": "Ada Admin",
                     *         "decidedAt": "2026-03-14T09:30:00.000Z",
                     *         "warnedAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        brandName: string;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        decidedAt: string | null;
                        decidedBy: string | null;
                        decision: ("refunded" | "kept") | null;
                        fraudType: string;
                        /** Format: uuid */
                        fundingId: string;
                        /** Format: uuid */
                        id: string;
                        isActionable: boolean;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        paidAt: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        refundableCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        warnedAt: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminFraudWarningsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminFraudWarningsByIdKeep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminFraudWarningsByIdRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminHistory: {
        parameters: {
            query?: {
                /** @description How many days, today included: 7 to 90. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "day": "2026-03-14",
                     *         "viewCount": 24,
                     *         "amountCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        day: string;
                        viewCount: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminInvitations: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items in this state. */
                state?: "all" | "open" | "used" | "revoked" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "email": "mira@example.com",
                     *         "role": "brand",
                     *         "brandName": "Northwind",
                     *         "invitedBy": "Ada Admin",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "expiresAt": "2026-03-14T09:30:00.000Z",
                     *         "state": "open",
                     *         "isReplaced": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        brandName: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        email: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        expiresAt: string;
                        /** Format: uuid */
                        id: string;
                        invitedBy: string | null;
                        isReplaced: boolean;
                        /** @enum {string} */
                        role: "brand" | "creator" | "admin";
                        /** @enum {string} */
                        state: "open" | "used" | "revoked" | "expired";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ben@northwind.example",
                 *       "role": "brand",
                 *       "brandName": "Northwind"
                 *     }
                 */
                "application/json": {
                    brandName?: string;
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "brand" | "creator" | "admin";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://permille.example/invitation",
                     *       "heldBy": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "displayName": "Mira Sol"
                     *       }
                     *     }
                     */
                    "application/json": {
                        heldBy: {
                            displayName: string;
                            /** Format: uuid */
                            id: string;
                        } | null;
                        url: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminInvitationsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminInvitationsByIdRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminMails: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description Only this kind. */
                kind?: "decision" | "post" | "payout" | "account" | "new_post" | "deadline" | "campaign" | "payment" | "dispute" | "chargeback" | "answer" | "security" | "invitation" | "support";
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only items in this state. */
                state?: "queued" | "sent" | "failed";
                /** @description The last day as YYYY-MM-DD, in UTC, included; in the outbox, the address a mail went to. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "kind": "decision",
                     *         "toAddress": "mira@example.com",
                     *         "subject": "Your post was approved",
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "state": "queued",
                     *         "sentAt": "2026-03-14T09:30:00.000Z",
                     *         "tries": 24,
                     *         "failure": "The bank account is closed."
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        at: string;
                        failure: string | null;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "decision" | "post" | "payout" | "account" | "new_post" | "deadline" | "campaign" | "payment" | "dispute" | "chargeback" | "answer" | "security" | "invitation" | "support";
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "queued" | "sent" | "failed";
                        subject: string;
                        toAddress: string;
                        tries: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminMailsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminMailsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "kind": "decision",
                     *       "toAddress": "mira@example.com",
                     *       "subject": "Your post was approved",
                     *       "at": "2026-03-14T09:30:00.000Z",
                     *       "state": "queued",
                     *       "sentAt": "2026-03-14T09:30:00.000Z",
                     *       "tries": 24,
                     *       "failure": "The bank account is closed.",
                     *       "text": "Ask for a second take?",
                     *       "html": "<p>Your post was approved.</p>",
                     *       "isLinkHidden": true,
                     *       "isMailSent": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        at: string;
                        failure: string | null;
                        html: string | null;
                        /** Format: uuid */
                        id: string;
                        isLinkHidden: boolean;
                        isMailSent: boolean;
                        /** @enum {string} */
                        kind: "decision" | "post" | "payout" | "account" | "new_post" | "deadline" | "campaign" | "payment" | "dispute" | "chargeback" | "answer" | "security" | "invitation" | "support";
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "queued" | "sent" | "failed";
                        subject: string;
                        text: string;
                        toAddress: string;
                        tries: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminMailsByIdRetry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminMessages: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description Only this kind. */
                kind?: "question" | "report";
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items in this state. */
                state?: "open" | "answered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "kind": "question",
                     *         "topic": "account",
                     *         "text": "Ask for a second take?",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "senderUserId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "senderName": "Mira Sol",
                     *         "senderRole": "brand",
                     *         "senderEmail": "mira@example.com",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "brandName": "Northwind",
                     *         "answer": "The label is in the first frame; see second 0:01.",
                     *         "answeredAt": "2026-03-14T09:30:00.000Z",
                     *         "answeredByName": "Ada Admin"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        answer: string | null;
                        answeredAt: string | null;
                        answeredByName: string | null;
                        brandName: string | null;
                        campaignId: string | null;
                        campaignName: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "question" | "report";
                        senderEmail: string;
                        senderName: string | null;
                        senderRole: ("brand" | "creator" | "admin") | null;
                        senderUserId: string | null;
                        text: string;
                        topic: ("account" | "posts" | "money" | "problem" | "privacy" | "other") | ("misleading" | "unfair-rejections" | "illegal" | "other");
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminMessagesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminMessagesByIdAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "The label is in the first frame; see second 0:01."
                 *     }
                 */
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminPayouts: {
        parameters: {
            query?: {
                /** @description Only what concerns this creator. */
                creatorId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items with this status. */
                status?: "queued" | "paid" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "userId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "creatorName": "Mira Sol",
                     *         "creatorHandle": "mira_films",
                     *         "totalCents": 12500,
                     *         "status": "queued",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "settledAt": "2026-03-14T09:30:00.000Z",
                     *         "transferId": "tr_1example",
                     *         "destination": "acct_1example",
                     *         "callCount": 24,
                     *         "unknownSince": "2026-03-14T09:30:00.000Z",
                     *         "needsAdmin": true,
                     *         "isHeld": true,
                     *         "holdReason": "The account changed hands.",
                     *         "isRetried": true,
                     *         "lookedAt": "2026-03-14T09:30:00.000Z",
                     *         "reason": "Agreed with the creator by mail on 14 March."
                     *       }
                     *     ]
                     */
                    "application/json": {
                        callCount: number;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorHandle: string;
                        creatorName: string;
                        destination: string;
                        holdReason: string | null;
                        /** Format: uuid */
                        id: string;
                        isHeld: boolean;
                        isRetried: boolean;
                        lookedAt: string | null;
                        needsAdmin: boolean;
                        reason: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                        transferId: string | null;
                        unknownSince: string | null;
                        /** Format: uuid */
                        userId: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminPayoutsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminPayoutsByIdAsk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminPayoutsByIdFail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminPayoutsByIdHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminPayoutsByIdRetry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminPayoutsByIdSend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminProviderMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readAt": "2026-03-14T09:30:00.000Z",
                     *       "availableCents": 12500,
                     *       "pendingCents": 12500,
                     *       "owedNowCents": 12500,
                     *       "owedLaterCents": 12500,
                     *       "inCampaignsCents": 12500,
                     *       "shortfall": {
                     *         "cents": 12500,
                     *         "dueAt": "2026-03-14T09:30:00.000Z"
                     *       },
                     *       "waiting": {
                     *         "count": 24,
                     *         "cents": 12500
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        availableCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        inCampaignsCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedLaterCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedNowCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        pendingCents: Cents;
                        readAt: string | null;
                        shortfall: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            cents: Cents;
                            dueAt: string | null;
                        } | null;
                        waiting: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            cents: Cents;
                            count: number;
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminRiskSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settings": {
                     *         "aboveMedian": {
                     *           "effect": "off",
                     *           "timesMax": 24
                     *         },
                     *         "fewFollowers": {
                     *           "effect": "off",
                     *           "followersMin": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "fewLikes": {
                     *           "effect": "off",
                     *           "likesPercentMin": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "burst": {
                     *           "effect": "off",
                     *           "sharePercentMax": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "sharedPayout": {
                     *           "effect": "off"
                     *         },
                     *         "drop": {
                     *           "effect": "off",
                     *           "percentMax": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "quietDays": 24
                     *       },
                     *       "changed": {
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "byName": "Ada Admin",
                     *         "byUserId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *       }
                     *     }
                     */
                    "application/json": {
                        changed: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            byName: string;
                            /** Format: uuid */
                            byUserId: string;
                        } | null;
                        settings: {
                            aboveMedian: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                timesMax: number;
                            };
                            burst: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                /** @description In percent. */
                                sharePercentMax: number;
                                viewsMax: number;
                            };
                            drop: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                percentMax: number;
                                viewsMax: number;
                            };
                            fewFollowers: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                followersMin: number;
                                viewsMax: number;
                            };
                            fewLikes: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                /** @description In percent. */
                                likesPercentMin: number;
                                viewsMax: number;
                            };
                            /** @description In days. */
                            quietDays: number;
                            sharedPayout: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putAdminRiskSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "aboveMedian": {
                 *         "effect": "off",
                 *         "timesMax": 24
                 *       },
                 *       "fewFollowers": {
                 *         "effect": "off",
                 *         "followersMin": 24,
                 *         "viewsMax": 24
                 *       },
                 *       "fewLikes": {
                 *         "effect": "off",
                 *         "likesPercentMin": 24,
                 *         "viewsMax": 24
                 *       },
                 *       "burst": {
                 *         "effect": "off",
                 *         "sharePercentMax": 24,
                 *         "viewsMax": 24
                 *       },
                 *       "sharedPayout": {
                 *         "effect": "off"
                 *       },
                 *       "drop": {
                 *         "effect": "off",
                 *         "percentMax": 24,
                 *         "viewsMax": 24
                 *       },
                 *       "quietDays": 24
                 *     }
                 */
                "application/json": {
                    aboveMedian: {
                        /** @enum {string} */
                        effect: "off" | "show" | "with-another" | "set-aside";
                        timesMax: number;
                    };
                    burst: {
                        /** @enum {string} */
                        effect: "off" | "show" | "with-another" | "set-aside";
                        /** @description In percent. */
                        sharePercentMax: number;
                        viewsMax: number;
                    };
                    drop: {
                        /** @enum {string} */
                        effect: "off" | "show" | "with-another" | "set-aside";
                        percentMax: number;
                        viewsMax: number;
                    };
                    fewFollowers: {
                        /** @enum {string} */
                        effect: "off" | "show" | "with-another" | "set-aside";
                        followersMin: number;
                        viewsMax: number;
                    };
                    fewLikes: {
                        /** @enum {string} */
                        effect: "off" | "show" | "with-another" | "set-aside";
                        /** @description In percent. */
                        likesPercentMin: number;
                        viewsMax: number;
                    };
                    /** @description In days. */
                    quietDays: number;
                    sharedPayout: {
                        /** @enum {string} */
                        effect: "off" | "show" | "with-another" | "set-aside";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settings": {
                     *         "aboveMedian": {
                     *           "effect": "off",
                     *           "timesMax": 24
                     *         },
                     *         "fewFollowers": {
                     *           "effect": "off",
                     *           "followersMin": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "fewLikes": {
                     *           "effect": "off",
                     *           "likesPercentMin": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "burst": {
                     *           "effect": "off",
                     *           "sharePercentMax": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "sharedPayout": {
                     *           "effect": "off"
                     *         },
                     *         "drop": {
                     *           "effect": "off",
                     *           "percentMax": 24,
                     *           "viewsMax": 24
                     *         },
                     *         "quietDays": 24
                     *       },
                     *       "changed": {
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "byName": "Ada Admin",
                     *         "byUserId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *       }
                     *     }
                     */
                    "application/json": {
                        changed: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            byName: string;
                            /** Format: uuid */
                            byUserId: string;
                        } | null;
                        settings: {
                            aboveMedian: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                timesMax: number;
                            };
                            burst: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                /** @description In percent. */
                                sharePercentMax: number;
                                viewsMax: number;
                            };
                            drop: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                percentMax: number;
                                viewsMax: number;
                            };
                            fewFollowers: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                followersMin: number;
                                viewsMax: number;
                            };
                            fewLikes: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                                /** @description In percent. */
                                likesPercentMin: number;
                                viewsMax: number;
                            };
                            /** @description In days. */
                            quietDays: number;
                            sharedPayout: {
                                /** @enum {string} */
                                effect: "off" | "show" | "with-another" | "set-aside";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "platformFeeBps": 24,
                     *       "currency": "usd",
                     *       "platformCountry": "US",
                     *       "earningsHoldHours": 12500,
                     *       "accountChangeHoldHours": 24,
                     *       "approvalUndoSeconds": 24,
                     *       "trackingWindowDays": 24,
                     *       "trackingIntervalSeconds": 24,
                     *       "submitsPerDay": 24,
                     *       "registrationsPerHour": 24,
                     *       "xReadsPerDay": 24,
                     *       "isAdminFactorRequired": true,
                     *       "supportEmail": "support@permille.example",
                     *       "isMailSent": true
                     *     }
                     */
                    "application/json": {
                        /** @description In hours. */
                        accountChangeHoldHours: number;
                        /** @description In seconds. */
                        approvalUndoSeconds: number;
                        currency: string;
                        /** @description In hours. */
                        earningsHoldHours: number;
                        isAdminFactorRequired: boolean;
                        isMailSent: boolean;
                        platformCountry: string;
                        /** @description In hundredths of a percent. */
                        platformFeeBps: number;
                        registrationsPerHour: number;
                        submitsPerDay: number;
                        supportEmail: string | null;
                        trackingIntervalSeconds: number | null;
                        /** @description In days. */
                        trackingWindowDays: number;
                        xReadsPerDay: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkedAt": "2026-03-14T09:30:00.000Z",
                     *       "checks": [
                     *         {
                     *           "party": "address",
                     *           "code": "492039",
                     *           "claim": "Every balance is the sum of its entries",
                     *           "verdict": "passed",
                     *           "seen": "acct_1example",
                     *           "remedy": "Create the endpoint in Stripe’s dashboard.",
                     *           "where": "STRIPE_WEBHOOK_SECRET"
                     *         }
                     *       ],
                     *       "foreign": {
                     *         "paymentsCount": 24,
                     *         "transfersCount": 24,
                     *         "accountsCount": 24,
                     *         "lastAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        checkedAt: string | null;
                        checks: {
                            claim: string;
                            code: string;
                            /** @enum {string} */
                            party: "address" | "stripe" | "tiktok" | "instagram" | "youtube" | "x" | "mail" | "storage";
                            remedy: string | null;
                            seen: string;
                            /** @enum {string} */
                            verdict: "passed" | "failed" | "unchecked";
                            where: string | null;
                        }[];
                        foreign: {
                            accountsCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            lastAt: string;
                            paymentsCount: number;
                            transfersCount: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminSetupCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkedAt": "2026-03-14T09:30:00.000Z",
                     *       "checks": [
                     *         {
                     *           "party": "address",
                     *           "code": "492039",
                     *           "claim": "Every balance is the sum of its entries",
                     *           "verdict": "passed",
                     *           "seen": "acct_1example",
                     *           "remedy": "Create the endpoint in Stripe’s dashboard.",
                     *           "where": "STRIPE_WEBHOOK_SECRET"
                     *         }
                     *       ],
                     *       "foreign": {
                     *         "paymentsCount": 24,
                     *         "transfersCount": 24,
                     *         "accountsCount": 24,
                     *         "lastAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        checkedAt: string | null;
                        checks: {
                            claim: string;
                            code: string;
                            /** @enum {string} */
                            party: "address" | "stripe" | "tiktok" | "instagram" | "youtube" | "x" | "mail" | "storage";
                            remedy: string | null;
                            seen: string;
                            /** @enum {string} */
                            verdict: "passed" | "failed" | "unchecked";
                            where: string | null;
                        }[];
                        foreign: {
                            accountsCount: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            lastAt: string;
                            paymentsCount: number;
                            transfersCount: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalUsers": 24,
                     *       "totalBrands": 24,
                     *       "totalCreators": 24,
                     *       "totalCampaigns": 24,
                     *       "totalSubmissions": 24,
                     *       "totalPaidOut": 12500
                     *     }
                     */
                    "application/json": {
                        totalBrands: number;
                        totalCampaigns: number;
                        totalCreators: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalPaidOut: Cents;
                        totalSubmissions: number;
                        totalUsers: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminSubmissions: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description Only what concerns this creator. */
                creatorId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only this platform. */
                platform?: "tiktok" | "instagram" | "youtube" | "x";
                /** @description Which queue of the desk. */
                queue?: "risk" | "overdue" | "doubted" | "pending" | "all";
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "creatorName": "Mira Sol",
                     *         "creatorHandle": "mira_films",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "platform": "tiktok",
                     *         "socialAccountUsername": "mira_films",
                     *         "isAccountVerified": true,
                     *         "isWithdrawn": true,
                     *         "needsProof": true,
                     *         "postUrl": "https://www.youtube.com/shorts/abcdefghijk",
                     *         "title": "My summer sneakers",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "status": "pending",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "viewCount": 24,
                     *         "earnings": 12500,
                     *         "submittedAt": "2026-03-14T09:30:00.000Z",
                     *         "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *         "autoApprovesAt": "2026-03-14T09:30:00.000Z",
                     *         "adminReasons": [
                     *           "creator-limit"
                     *         ],
                     *         "approvalPay": {
                     *           "viewsCents": 12500,
                     *           "bonusCents": 12500,
                     *           "ratePerKViewsCents": 12500,
                     *           "maxPayoutCents": 12500
                     *         },
                     *         "campaignLeftCents": 12500,
                     *         "approvalFinalAt": "2026-03-14T09:30:00.000Z",
                     *         "riskCodes": [
                     *           "above-median"
                     *         ],
                     *         "brandName": "Northwind",
                     *         "doubt": {
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "since": "2026-03-14T09:30:00.000Z",
                     *           "setAsideCents": 12500
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        adminReasons: ("creator-limit" | "flagged" | "account-not-verified" | "creator-suspended")[];
                        approvalFinalAt: string | null;
                        approvalPay: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            bonusCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            maxPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            ratePerKViewsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            viewsCents: Cents;
                        } | null;
                        autoApprovesAt: string | null;
                        brandName: string;
                        /** Format: uuid */
                        campaignId: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        campaignLeftCents: Cents;
                        campaignName: string;
                        creatorHandle: string;
                        creatorName: string;
                        decisionDueAt: string | null;
                        doubt: {
                            reason: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            setAsideCents: Cents;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            since: string;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnings: Cents;
                        /** Format: uuid */
                        id: string;
                        isAccountVerified: boolean;
                        isWithdrawn: boolean;
                        needsProof: boolean;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        postUrl: string;
                        reason: string | null;
                        riskCodes: ("above-median" | "few-followers" | "few-likes" | "burst" | "shared-payout" | "drop")[];
                        socialAccountUsername: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                        viewCount: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminSubmissionsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminSubmissionsByIdApproveAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending",
                     *       "reinstatedCents": 12500,
                     *       "goodwillCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        goodwillCents: Cents;
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        reinstatedCents: Cents;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminSubmissionsByIdDisputeDecide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve",
                 *       "notes": "Both frames show the label; the post was within the brief."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "release" | "goodwill" | "reject";
                    /**
                     * @description In whole cents.
                     * @default 0
                     */
                    goodwillCents?: number;
                    notes: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "open" | "resolved" | "rejected";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminSubmissionsByIdHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "heldCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        heldCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminSubmissionsByIdReadings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "viewCount": 24,
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    commentCount?: number | null;
                    likeCount?: number | null;
                    reason: string;
                    shareCount?: number | null;
                    viewCount: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counted": true,
                     *       "accruedCents": 12500,
                     *       "setAsideCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        accruedCents: Cents;
                        counted: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        setAsideCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminSubmissionsByIdRelease: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "releasedCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        releasedCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminSubmissionsByIdReverse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "off_brief",
                 *       "reason": "Agreed with the creator by mail on 14 March.",
                 *       "evidence": "The account was bought on 3 March; see the platform’s own notice."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "off_brief" | "wrong_account" | "duplicate" | "not_public" | "out_of_window" | "missing_disclosure" | "low_quality" | "suspected_fraud" | "other";
                    evidence: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending",
                     *       "takenBackCents": 12500,
                     *       "owedCents": 12500
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        takenBackCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminUsers: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description Only users whose payout account is in this state. */
                kyc?: "pending" | "verified" | "rejected";
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only users with this role. */
                role?: "brand" | "creator" | "admin";
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items with this status. */
                status?: "active" | "suspended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "handle": "mira_films",
                     *         "brandName": "Northwind",
                     *         "kycStatus": "pending",
                     *         "joinedAt": "2026-03-14T09:30:00.000Z",
                     *         "suspension": {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "reason": "Agreed with the creator by mail on 14 March."
                     *         },
                     *         "deletedAt": "2026-03-14T09:30:00.000Z",
                     *         "moneyCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        avatarUrl: string | null;
                        brandName: string | null;
                        deletedAt: string | null;
                        displayName: string;
                        email: string;
                        handle: string | null;
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        joinedAt: string;
                        /** @enum {string} */
                        kycStatus: "pending" | "verified" | "rejected";
                        moneyCents: Cents | null;
                        /** @enum {string} */
                        role: "brand" | "creator" | "admin";
                        suspension: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            reason: string;
                        } | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminUsersCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "role": "brand",
                     *       "displayName": "Mira Sol",
                     *       "email": "mira@example.com",
                     *       "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "handle": "mira_films",
                     *       "brandName": "Northwind",
                     *       "kycStatus": "pending",
                     *       "joinedAt": "2026-03-14T09:30:00.000Z",
                     *       "suspension": {
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "reason": "Agreed with the creator by mail on 14 March."
                     *       },
                     *       "deletedAt": "2026-03-14T09:30:00.000Z",
                     *       "moneyCents": 12500,
                     *       "isEmailProven": true,
                     *       "hasSecondFactor": true,
                     *       "sessionCount": 24,
                     *       "creator": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "earnedCents": 12500,
                     *         "paidCents": 12500,
                     *         "takenBackCents": 12500,
                     *         "owedCents": 12500,
                     *         "debts": [
                     *           {
                     *             "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "title": "My summer sneakers",
                     *             "campaignName": "Summer sneakers",
                     *             "reason": "Agreed with the creator by mail on 14 March.",
                     *             "since": "2026-03-14T09:30:00.000Z",
                     *             "owedCents": 12500,
                     *             "recoveredCents": 12500,
                     *             "writtenOffCents": 12500
                     *           }
                     *         ],
                     *         "payoutHold": {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "reason": "Agreed with the creator by mail on 14 March."
                     *         },
                     *         "inTransitCents": 12500,
                     *         "availableCents": 12500,
                     *         "maturingCents": 12500,
                     *         "frozenCents": 12500,
                     *         "frozenWithAccountCents": 12500,
                     *         "payoutAccountStatus": "not_connected",
                     *         "payoutProblem": "The bank needs a document.",
                     *         "payoutCountry": "PT",
                     *         "accounts": [
                     *           {
                     *             "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "platform": "tiktok",
                     *             "username": "mira_films",
                     *             "followerCount": 24,
                     *             "isVerified": true,
                     *             "needsReconnect": true,
                     *             "connectedAt": "2026-03-14T09:30:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "brand": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "fundedCents": 12500,
                     *         "spentCents": 12500,
                     *         "feesCents": 12500,
                     *         "refundedCents": 12500,
                     *         "overRefundedCents": 12500,
                     *         "owedCents": 12500,
                     *         "debts": [
                     *           {
                     *             "refundId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "campaignName": "Summer sneakers",
                     *             "since": "2026-03-14T09:30:00.000Z",
                     *             "owedCents": 12500,
                     *             "paidCents": 12500,
                     *             "writtenOffCents": 12500
                     *           }
                     *         ],
                     *         "chargedBackCents": 12500,
                     *         "leftCents": 12500,
                     *         "campaignCount": 24
                     *       },
                     *       "actions": [
                     *         {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "action": "campaign.pause",
                     *           "by": "Ada Admin",
                     *           "note": "The hashtag is missing."
                     *         }
                     *       ],
                     *       "signIns": [
                     *         {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "action": "campaign.pause",
                     *           "network": "203.0.113.0/24",
                     *           "userAgent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        actions: {
                            action: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            by: string;
                            note: string | null;
                        }[];
                        avatarUrl: string | null;
                        brand: {
                            campaignCount: number;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            chargedBackCents: Cents;
                            debts: {
                                /** Format: uuid */
                                campaignId: string;
                                campaignName: string;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                owedCents: Cents;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                paidCents: Cents;
                                /** Format: uuid */
                                refundId: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                since: string;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                writtenOffCents: Cents;
                            }[];
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            feesCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            fundedCents: Cents;
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            leftCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            overRefundedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            owedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            refundedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            spentCents: Cents;
                        } | null;
                        brandName: string | null;
                        creator: {
                            accounts: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                connectedAt: string;
                                followerCount: number;
                                /** Format: uuid */
                                id: string;
                                isVerified: boolean;
                                needsReconnect: boolean;
                                /** @enum {string} */
                                platform: "tiktok" | "instagram" | "youtube" | "x";
                                username: string;
                            }[];
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            availableCents: Cents;
                            debts: {
                                campaignName: string;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                owedCents: Cents;
                                reason: string | null;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                recoveredCents: Cents;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                since: string;
                                /** Format: uuid */
                                submissionId: string;
                                title: string | null;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                writtenOffCents: Cents;
                            }[];
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            earnedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            frozenCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            frozenWithAccountCents: Cents;
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            inTransitCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            maturingCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            owedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            paidCents: Cents;
                            /** @enum {string} */
                            payoutAccountStatus: "not_connected" | "pending" | "connected" | "restricted";
                            payoutCountry: string | null;
                            payoutHold: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                at: string;
                                reason: string;
                            } | null;
                            payoutProblem: string | null;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            takenBackCents: Cents;
                        } | null;
                        deletedAt: string | null;
                        displayName: string;
                        email: string;
                        handle: string | null;
                        hasSecondFactor: boolean;
                        /** Format: uuid */
                        id: string;
                        isEmailProven: boolean;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        joinedAt: string;
                        /** @enum {string} */
                        kycStatus: "pending" | "verified" | "rejected";
                        moneyCents: Cents | null;
                        /** @enum {string} */
                        role: "brand" | "creator" | "admin";
                        sessionCount: number;
                        signIns: {
                            action: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            network: string | null;
                            userAgent: string | null;
                        }[];
                        suspension: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            reason: string;
                        } | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAdminUsersByIdDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blockers": [
                     *         {
                     *           "code": "payout-on-its-way",
                     *           "count": 24,
                     *           "cents": 12500
                     *         }
                     *       ],
                     *       "givesUpCents": 12500,
                     *       "pendingPostsCount": 24,
                     *       "earningPostsCount": 24
                     *     }
                     */
                    "application/json": {
                        blockers: {
                            cents: Cents | null;
                            /** @enum {string} */
                            code: "payout-on-its-way" | "money-frozen" | "money-owed" | "dispute-open" | "campaign-open" | "money-left" | "payment-open" | "refund-open" | "chargeback-open" | "last-admin";
                            count: number;
                        }[];
                        earningPostsCount: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        givesUpCents: Cents;
                        pendingPostsCount: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "givesUpCents": 12500,
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: cents
                     * @description In whole cents.
                     */
                    givesUpCents: Cents;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdEndSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdHelpCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "492039",
                     *       "expiresAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        code: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        expiresAt: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdHoldPayouts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://permille.example/invitation"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdReleaseFrozen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "releasedCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        releasedCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdReleasePayouts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdSuspend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdTakeBackFrozen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "takenBackCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        takenBackCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAdminUsersByIdWriteOffDebt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "writtenOffCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        writtenOffCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthConfirm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct-horse-7"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthConfirmCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthConfirmPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": {
                 *         "id": "ZXhhbXBsZQ",
                 *         "rawId": "ZXhhbXBsZQ",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "ZXhhbXBsZQ",
                 *           "authenticatorData": "ZXhhbXBsZQ",
                 *           "signature": "ZXhhbXBsZQ"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    answer: {
                        authenticatorAttachment?: ("platform" | "cross-platform") | null;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthConfirmPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2",
                     *       "rpId": "permille.example",
                     *       "timeout": 24,
                     *       "allowCredentials": [
                     *         {
                     *           "id": "ZXhhbXBsZQ",
                     *           "type": "public-key",
                     *           "transports": [
                     *             "internal"
                     *           ]
                     *         }
                     *       ],
                     *       "userVerification": "required"
                     *     }
                     */
                    "application/json": {
                        allowCredentials: {
                            id: string;
                            transports?: string[];
                            /** @constant */
                            type: "public-key";
                        }[];
                        challenge: string;
                        rpId: string;
                        timeout: number;
                        /** @constant */
                        userVerification: "required";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    next?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAuthInstagram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authUrl": "https://www.tiktok.com/v2/auth/authorize/?client_key=example"
                     *     }
                     */
                    "application/json": {
                        authUrl: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAuthInstagramCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthInstagramDeauthorize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthInstagramDeleteData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com",
                 *       "password": "correct-horse-7"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pendingToken": "b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": {
                    code: string;
                    pendingToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthLoginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": {
                 *         "id": "ZXhhbXBsZQ",
                 *         "rawId": "ZXhhbXBsZQ",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "ZXhhbXBsZQ",
                 *           "authenticatorData": "ZXhhbXBsZQ",
                 *           "signature": "ZXhhbXBsZQ"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    answer: {
                        authenticatorAttachment?: ("platform" | "cross-platform") | null;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthLoginPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2",
                     *       "rpId": "permille.example",
                     *       "timeout": 24,
                     *       "allowCredentials": [
                     *         {
                     *           "id": "ZXhhbXBsZQ",
                     *           "type": "public-key",
                     *           "transports": [
                     *             "internal"
                     *           ]
                     *         }
                     *       ],
                     *       "userVerification": "required"
                     *     }
                     */
                    "application/json": {
                        allowCredentials: {
                            id: string;
                            transports?: string[];
                            /** @constant */
                            type: "public-key";
                        }[];
                        challenge: string;
                        rpId: string;
                        timeout: number;
                        /** @constant */
                        userVerification: "required";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAuthMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAuthOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isResetMailed": true
                     *     }
                     */
                    "application/json": {
                        isResetMailed: boolean;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com",
                 *       "password": "correct-horse-7",
                 *       "displayName": "Mira Sol"
                 *     }
                 */
                "application/json": {
                    displayName: string;
                    /** Format: email */
                    email: string;
                    password: string;
                    role?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "signedInAt": "2026-03-14T09:30:00.000Z",
                     *         "lastUsedAt": "2026-03-14T09:30:00.000Z",
                     *         "expiresAt": "2026-03-14T09:30:00.000Z",
                     *         "network": "203.0.113.0/24",
                     *         "userAgent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
                     *         "isThis": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        expiresAt: string;
                        /** Format: uuid */
                        id: string;
                        isThis: boolean;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        lastUsedAt: string;
                        network: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        signedInAt: string;
                        userAgent: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteAuthSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteAuthSessionsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAuthTiktok: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authUrl": "https://www.tiktok.com/v2/auth/authorize/?client_key=example"
                     *     }
                     */
                    "application/json": {
                        authUrl: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getAuthTiktokCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fundedCents": 12500,
                     *       "spentCents": 12500,
                     *       "feesCents": 12500,
                     *       "refundedCents": 12500,
                     *       "overRefundedCents": 12500,
                     *       "owedCents": 12500,
                     *       "chargedBackCents": 12500,
                     *       "leftCents": 12500,
                     *       "feeReserveCents": 12500,
                     *       "refundableCents": 12500,
                     *       "pendingCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        chargedBackCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeReserveCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feesCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        overRefundedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        pendingCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        refundableCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        refundedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        spentCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandBlocks: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "displayName": "Mira Sol",
                     *         "handle": "mira_films",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "blockedAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        avatarUrl: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        blockedAt: string;
                        displayName: string;
                        handle: string;
                        /** Format: uuid */
                        id: string;
                        reason: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postBrandBlocks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handle": "mira_films",
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    handle: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandBlocksCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteBrandBlocksByHandle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A creator’s username, in any case.
                 * @example mira_films
                 */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandCampaigns: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description The order of the list. */
                sort?: "newest" | "spent" | "views" | "left" | "review";
                /** @description Only items with this status. */
                status?: "draft" | "live" | "paused" | "completed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandName": "Northwind",
                     *         "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandReviews": {
                     *           "decidedPosts": 24,
                     *           "medianHours": 24,
                     *           "approvedPercent": 24,
                     *           "automaticPercent": 24
                     *         },
                     *         "name": "Summer sneakers",
                     *         "type": "ugc",
                     *         "category": "personal_brand",
                     *         "status": "draft",
                     *         "pauseReason": "manual",
                     *         "currency": "usd",
                     *         "budgetCents": 12500,
                     *         "fundedCents": 12500,
                     *         "paidOutCents": 12500,
                     *         "leftCents": 12500,
                     *         "burnPerDayCents": 12500,
                     *         "rewardRatePerKViewsCents": 12500,
                     *         "minPayoutCents": 12500,
                     *         "maxPayoutCents": 12500,
                     *         "flatBonusCents": 12500,
                     *         "platformsAllowed": [
                     *           "tiktok"
                     *         ],
                     *         "availableContentUrl": "https://northwind.example/material",
                     *         "contentRequirements": "Show the sneakers within the first three seconds.",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "autoApproveAfterHours": 24,
                     *         "pendingPostsMax": 24,
                     *         "approvedPostsMax": 24,
                     *         "creatorsMax": 24,
                     *         "placesLeft": 24,
                     *         "isInviteOnly": true,
                     *         "needsDisclosure": true,
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "startsAt": "2026-03-14T09:30:00.000Z",
                     *         "endsAt": "2026-03-14T09:30:00.000Z",
                     *         "liveAt": "2026-03-14T09:30:00.000Z",
                     *         "pendingSubmissions": 24,
                     *         "oldestPendingAt": "2026-03-14T09:30:00.000Z",
                     *         "totalSubmissions": 24,
                     *         "totalViews": 24,
                     *         "pauseNote": "The brief is being rewritten."
                     *       }
                     *     ]
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        oldestPendingAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseNote: string | null;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        pendingSubmissions: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        totalSubmissions: number;
                        totalViews: number;
                        /** @enum {string} */
                        type: "ugc";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandCampaignsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandCampaignsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z",
                     *       "pendingSubmissions": 24,
                     *       "oldestPendingAt": "2026-03-14T09:30:00.000Z",
                     *       "totalSubmissions": 24,
                     *       "totalViews": 24,
                     *       "pauseNote": "The brief is being rewritten."
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        oldestPendingAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseNote: string | null;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        pendingSubmissions: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        totalSubmissions: number;
                        totalViews: number;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandCampaignsByIdInsight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "platforms": [
                     *         {
                     *           "platform": "tiktok",
                     *           "postCount": 24,
                     *           "viewCount": 24,
                     *           "spentCents": 12500
                     *         }
                     *       ],
                     *       "creators": [
                     *         {
                     *           "creatorId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "handle": "mira_films",
                     *           "name": "Summer sneakers",
                     *           "postCount": 24,
                     *           "viewCount": 24,
                     *           "spentCents": 12500
                     *         }
                     *       ],
                     *       "activity": [
                     *         {
                     *           "id": "ZXhhbXBsZQ",
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "kind": "created",
                     *           "actor": "brand",
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "amountCents": 12500,
                     *           "changed": [
                     *             "aboveMedian"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        activity: {
                            /** @enum {string} */
                            actor: "brand" | "admin" | "system";
                            amountCents: Cents | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            changed: string[];
                            id: string;
                            /** @enum {string} */
                            kind: "created" | "funded" | "live" | "paused" | "resumed" | "completed" | "edited";
                            reason: string | null;
                        }[];
                        creators: {
                            /** Format: uuid */
                            creatorId: string;
                            handle: string;
                            name: string;
                            postCount: number;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            spentCents: Cents;
                            viewCount: number;
                        }[];
                        platforms: {
                            /** @enum {string} */
                            platform: "tiktok" | "instagram" | "youtube" | "x";
                            postCount: number;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            spentCents: Cents;
                            viewCount: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandChargebacks: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only items in this state. */
                state?: "claimed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "paidAt": "2026-03-14T09:30:00.000Z",
                     *         "amountCents": 12500,
                     *         "isInquiry": true,
                     *         "status": "needs_response",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "openedAt": "2026-03-14T09:30:00.000Z",
                     *         "closedAt": "2026-03-14T09:30:00.000Z",
                     *         "fromCampaignCents": 12500,
                     *         "owedCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        closedAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fromCampaignCents: Cents;
                        /** Format: uuid */
                        fundingId: string;
                        /** Format: uuid */
                        id: string;
                        isInquiry: boolean;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        openedAt: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        paidAt: string;
                        reason: string;
                        /** @enum {string} */
                        status: "needs_response" | "under_review" | "won" | "lost" | "closed";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandChargebacksCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandDisputes: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only this platform. */
                platform?: "tiktok" | "instagram" | "youtube" | "x";
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items in this state. */
                state?: "open" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "matter": "rejection",
                     *         "status": "open",
                     *         "turn": "brand",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "answerDueAt": "2026-03-14T09:30:00.000Z",
                     *         "answeredAt": "2026-03-14T09:30:00.000Z",
                     *         "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *         "decidedAt": "2026-03-14T09:30:00.000Z",
                     *         "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "title": "My summer sneakers",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "platform": "tiktok",
                     *         "postStatus": "pending",
                     *         "campaignName": "Summer sneakers",
                     *         "brandName": "Northwind",
                     *         "creatorName": "Mira Sol"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        answerDueAt: string;
                        answeredAt: string | null;
                        brandName: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorName: string;
                        decidedAt: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        decisionDueAt: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        matter: "rejection" | "reversal" | "lock" | "hold";
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        /** @enum {string} */
                        postStatus: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /** @enum {string} */
                        status: "open" | "resolved" | "rejected";
                        /** Format: uuid */
                        submissionId: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                        turn: ("brand" | "admin") | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandDisputesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandDisputesWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 24,
                     *       "dueAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        count: number;
                        dueAt: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandFundings: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items with this status. */
                status?: "succeeded" | "pending" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "amountCents": 12500,
                     *         "feeCents": 12500,
                     *         "status": "succeeded",
                     *         "stripePaymentIntentId": "pi_3example",
                     *         "lastError": "The mail server did not answer.",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "settledAt": "2026-03-14T09:30:00.000Z",
                     *         "isProcessing": true,
                     *         "isLate": true,
                     *         "end": "questioned"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        end: ("questioned" | "disputed" | "charged_back" | "refunded" | "partly_refunded") | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isLate: boolean;
                        isProcessing: boolean;
                        lastError: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "succeeded" | "pending" | "failed";
                        stripePaymentIntentId: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandFundingsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandFundingsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "campaignName": "Summer sneakers",
                     *       "amountCents": 12500,
                     *       "feeCents": 12500,
                     *       "status": "succeeded",
                     *       "stripePaymentIntentId": "pi_3example",
                     *       "lastError": "The mail server did not answer.",
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "settledAt": "2026-03-14T09:30:00.000Z",
                     *       "isProcessing": true,
                     *       "isLate": true,
                     *       "end": "questioned",
                     *       "brandName": "Northwind",
                     *       "paidByEmail": "brand@example.com",
                     *       "logoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "legalName": "Northwind Trading Inc.",
                     *       "billingAddress": "1 Harbour Street, Portland, OR 97201, United States",
                     *       "taxNumber": "US-12-3456789"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        billingAddress: string | null;
                        brandName: string;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        end: ("questioned" | "disputed" | "charged_back" | "refunded" | "partly_refunded") | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isLate: boolean;
                        isProcessing: boolean;
                        lastError: string | null;
                        legalName: string | null;
                        logoUrl: string | null;
                        paidByEmail: string;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "succeeded" | "pending" | "failed";
                        stripePaymentIntentId: string | null;
                        taxNumber: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandHistory: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description How many days, today included: 7 to 90. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "day": "2026-03-14",
                     *         "viewCount": 24,
                     *         "amountCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        day: string;
                        viewCount: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandLedger: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description A month as YYYY-MM. */
                month?: string;
                /** @description Only movements of this type. */
                type?: "brand_fund" | "creator_earn" | "platform_fee" | "refund" | "adjustment";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "type": "brand_fund",
                     *         "event": "funding",
                     *         "amountCents": 12500,
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "submissionTitle": "My summer sneakers",
                     *         "creatorName": "Mira Sol",
                     *         "createdAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorName: string | null;
                        /** @enum {string} */
                        event: "funding" | "funding-fee" | "bonus" | "accrual" | "platform-fee" | "platform-fee-returned" | "hold-released" | "frozen" | "freeze-released" | "correction" | "reinstated" | "recovery" | "recovery-returned" | "debt-written-off" | "goodwill" | "payout-advanced" | "payout-queued" | "payout-paid" | "payout-failed" | "payout-reversed" | "refund-requested" | "refund-requested-fee" | "refund-paid" | "refund-failed" | "refund-failed-fee" | "refund-returned" | "refund-advanced" | "refund-advance-undone" | "brand-debt-paid" | "brand-debt-unpaid" | "brand-debt-written-off" | "brand-debt-write-off-undone" | "stray-received" | "stray-refunded" | "stray-returned" | "stray-paid-otherwise" | "stray-disputed" | "stray-dispute-won" | "provider-fee" | "provider-fee-returned" | "operator-added" | "operator-withdrew" | "found-money" | "missing-money" | "chargeback-opened" | "chargeback-won" | "chargeback-lost" | "chargeback-lost-undone" | "chargeback-recovered" | "chargeback-recovered-undone";
                        /** Format: uuid */
                        id: string;
                        submissionId: string | null;
                        submissionTitle: string | null;
                        /** @enum {string} */
                        type: "brand_fund" | "creator_earn" | "platform_fee" | "refund" | "adjustment";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandLedgerCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandLedgerDays: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description A month as YYYY-MM. */
                month?: string;
                /** @description Only movements of this type. */
                type?: "brand_fund" | "creator_earn" | "platform_fee" | "refund" | "adjustment";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "type": "brand_fund",
                     *         "event": "funding",
                     *         "amountCents": 12500,
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "submissionTitle": "My summer sneakers",
                     *         "creatorName": "Mira Sol",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "lineCount": 24
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorName: string | null;
                        /** @enum {string} */
                        event: "funding" | "funding-fee" | "bonus" | "accrual" | "platform-fee" | "platform-fee-returned" | "hold-released" | "frozen" | "freeze-released" | "correction" | "reinstated" | "recovery" | "recovery-returned" | "debt-written-off" | "goodwill" | "payout-advanced" | "payout-queued" | "payout-paid" | "payout-failed" | "payout-reversed" | "refund-requested" | "refund-requested-fee" | "refund-paid" | "refund-failed" | "refund-failed-fee" | "refund-returned" | "refund-advanced" | "refund-advance-undone" | "brand-debt-paid" | "brand-debt-unpaid" | "brand-debt-written-off" | "brand-debt-write-off-undone" | "stray-received" | "stray-refunded" | "stray-returned" | "stray-paid-otherwise" | "stray-disputed" | "stray-dispute-won" | "provider-fee" | "provider-fee-returned" | "operator-added" | "operator-withdrew" | "found-money" | "missing-money" | "chargeback-opened" | "chargeback-won" | "chargeback-lost" | "chargeback-lost-undone" | "chargeback-recovered" | "chargeback-recovered-undone";
                        /** Format: uuid */
                        id: string;
                        lineCount: number;
                        submissionId: string | null;
                        submissionTitle: string | null;
                        /** @enum {string} */
                        type: "brand_fund" | "creator_earn" | "platform_fee" | "refund" | "adjustment";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandLedgerDaysByIdLines: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "type": "brand_fund",
                     *         "event": "funding",
                     *         "amountCents": 12500,
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "submissionTitle": "My summer sneakers",
                     *         "creatorName": "Mira Sol",
                     *         "createdAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorName: string | null;
                        /** @enum {string} */
                        event: "funding" | "funding-fee" | "bonus" | "accrual" | "platform-fee" | "platform-fee-returned" | "hold-released" | "frozen" | "freeze-released" | "correction" | "reinstated" | "recovery" | "recovery-returned" | "debt-written-off" | "goodwill" | "payout-advanced" | "payout-queued" | "payout-paid" | "payout-failed" | "payout-reversed" | "refund-requested" | "refund-requested-fee" | "refund-paid" | "refund-failed" | "refund-failed-fee" | "refund-returned" | "refund-advanced" | "refund-advance-undone" | "brand-debt-paid" | "brand-debt-unpaid" | "brand-debt-written-off" | "brand-debt-write-off-undone" | "stray-received" | "stray-refunded" | "stray-returned" | "stray-paid-otherwise" | "stray-disputed" | "stray-dispute-won" | "provider-fee" | "provider-fee-returned" | "operator-added" | "operator-withdrew" | "found-money" | "missing-money" | "chargeback-opened" | "chargeback-won" | "chargeback-lost" | "chargeback-lost-undone" | "chargeback-recovered" | "chargeback-recovered-undone";
                        /** Format: uuid */
                        id: string;
                        submissionId: string | null;
                        submissionTitle: string | null;
                        /** @enum {string} */
                        type: "brand_fund" | "creator_earn" | "platform_fee" | "refund" | "adjustment";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandPostsToReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 24
                     *     }
                     */
                    "application/json": {
                        count: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandRefundable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "isDraft": true,
                     *         "hindrance": "payment-disputed",
                     *         "openPosts": 24,
                     *         "openDisputes": 24,
                     *         "totalCents": 12500,
                     *         "feeCents": 12500,
                     *         "keptCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        hindrance: ("payment-disputed" | "posts-open" | "posts-disputed") | null;
                        isDraft: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        keptCents: Cents;
                        openDisputes: number;
                        openPosts: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandRefunds: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items with this status. */
                status?: "requested" | "succeeded" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "paidAt": "2026-03-14T09:30:00.000Z",
                     *         "totalCents": 12500,
                     *         "feeCents": 12500,
                     *         "owedCents": 12500,
                     *         "openOwedCents": 12500,
                     *         "status": "requested",
                     *         "isSent": true,
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "settledAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        campaignId: string | null;
                        campaignName: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        fundingId: string | null;
                        /** Format: uuid */
                        id: string;
                        isSent: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        openOwedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        paidAt: string;
                        reason: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "requested" | "succeeded" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandRefundsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Summer sneakers",
                     *       "logoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "website": "https://northwind.example",
                     *       "legalName": "Northwind Trading Inc.",
                     *       "billingAddress": "1 Harbour Street, Portland, OR 97201, United States",
                     *       "taxNumber": "US-12-3456789"
                     *     }
                     */
                    "application/json": {
                        billingAddress: string | null;
                        legalName: string | null;
                        logoUrl: string | null;
                        name: string;
                        taxNumber: string | null;
                        website: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putBrandSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summer sneakers",
                 *       "logoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                 *       "website": "https://northwind.example",
                 *       "legalName": "Northwind Trading Inc.",
                 *       "billingAddress": "1 Harbour Street, Portland, OR 97201, United States",
                 *       "taxNumber": "US-12-3456789"
                 *     }
                 */
                "application/json": {
                    billingAddress: string | null;
                    legalName: string | null;
                    logoUrl: string | null;
                    name: string;
                    taxNumber: string | null;
                    website: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Summer sneakers",
                     *       "logoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "website": "https://northwind.example",
                     *       "legalName": "Northwind Trading Inc.",
                     *       "billingAddress": "1 Harbour Street, Portland, OR 97201, United States",
                     *       "taxNumber": "US-12-3456789"
                     *     }
                     */
                    "application/json": {
                        billingAddress: string | null;
                        legalName: string | null;
                        logoUrl: string | null;
                        name: string;
                        taxNumber: string | null;
                        website: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalBudget": 12500,
                     *       "totalPaid": 12500,
                     *       "activeCampaigns": 24,
                     *       "totalSubmissions": 24
                     *     }
                     */
                    "application/json": {
                        activeCampaigns: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalBudget: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalPaid: Cents;
                        totalSubmissions: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandSubmissions: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description Only posts by what happens to them next. */
                due?: "day" | "approves" | "admin";
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only this platform. */
                platform?: "tiktok" | "instagram" | "youtube" | "x";
                /** @description Only posts with this risk signal, with any of them, or with none. */
                risk?: "any" | "none" | "above-median" | "few-followers" | "few-likes" | "burst" | "shared-payout" | "drop";
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description Only items with this status. */
                status?: "pending" | "approved" | "rejected" | "locked" | "paid";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "creatorName": "Mira Sol",
                     *         "creatorHandle": "mira_films",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "platform": "tiktok",
                     *         "socialAccountUsername": "mira_films",
                     *         "isAccountVerified": true,
                     *         "isWithdrawn": true,
                     *         "needsProof": true,
                     *         "postUrl": "https://www.youtube.com/shorts/abcdefghijk",
                     *         "title": "My summer sneakers",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "status": "pending",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "viewCount": 24,
                     *         "earnings": 12500,
                     *         "submittedAt": "2026-03-14T09:30:00.000Z",
                     *         "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *         "autoApprovesAt": "2026-03-14T09:30:00.000Z",
                     *         "adminReasons": [
                     *           "creator-limit"
                     *         ],
                     *         "approvalPay": {
                     *           "viewsCents": 12500,
                     *           "bonusCents": 12500,
                     *           "ratePerKViewsCents": 12500,
                     *           "maxPayoutCents": 12500
                     *         },
                     *         "campaignLeftCents": 12500,
                     *         "approvalFinalAt": "2026-03-14T09:30:00.000Z",
                     *         "riskCodes": [
                     *           "above-median"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        adminReasons: ("creator-limit" | "flagged" | "account-not-verified" | "creator-suspended")[];
                        approvalFinalAt: string | null;
                        approvalPay: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            bonusCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            maxPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            ratePerKViewsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            viewsCents: Cents;
                        } | null;
                        autoApprovesAt: string | null;
                        /** Format: uuid */
                        campaignId: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        campaignLeftCents: Cents;
                        campaignName: string;
                        creatorHandle: string;
                        creatorName: string;
                        decisionDueAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnings: Cents;
                        /** Format: uuid */
                        id: string;
                        isAccountVerified: boolean;
                        isWithdrawn: boolean;
                        needsProof: boolean;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        postUrl: string;
                        reason: string | null;
                        riskCodes: ("above-median" | "few-followers" | "few-likes" | "burst" | "shared-payout" | "drop")[];
                        socialAccountUsername: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                        viewCount: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandSubmissionsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandSubmissionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "creatorName": "Mira Sol",
                     *       "creatorHandle": "mira_films",
                     *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "campaignName": "Summer sneakers",
                     *       "platform": "tiktok",
                     *       "socialAccountUsername": "mira_films",
                     *       "isAccountVerified": true,
                     *       "isWithdrawn": true,
                     *       "needsProof": true,
                     *       "postUrl": "https://www.youtube.com/shorts/abcdefghijk",
                     *       "title": "My summer sneakers",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "status": "pending",
                     *       "reason": "Agreed with the creator by mail on 14 March.",
                     *       "viewCount": 24,
                     *       "earnings": 12500,
                     *       "submittedAt": "2026-03-14T09:30:00.000Z",
                     *       "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *       "autoApprovesAt": "2026-03-14T09:30:00.000Z",
                     *       "adminReasons": [
                     *         "creator-limit"
                     *       ],
                     *       "approvalPay": {
                     *         "viewsCents": 12500,
                     *         "bonusCents": 12500,
                     *         "ratePerKViewsCents": 12500,
                     *         "maxPayoutCents": 12500
                     *       },
                     *       "campaignLeftCents": 12500,
                     *       "approvalFinalAt": "2026-03-14T09:30:00.000Z",
                     *       "riskCodes": [
                     *         "above-median"
                     *       ],
                     *       "terms": {
                     *         "ratePerKViewsCents": 12500,
                     *         "minPayoutCents": 12500,
                     *         "maxPayoutCents": 12500,
                     *         "flatBonusCents": 12500
                     *       },
                     *       "snapshots": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "snapshotTime": "2026-03-14T09:30:00.000Z",
                     *           "viewCount": 24,
                     *           "likeCount": 24,
                     *           "commentCount": 24,
                     *           "shareCount": 24,
                     *           "source": "api",
                     *           "counted": true,
                     *           "note": "The hashtag is missing.",
                     *           "enteredBy": "Ada Admin"
                     *         }
                     *       ],
                     *       "accruals": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "kind": "views",
                     *           "viewsAtSnapshot": 24,
                     *           "accruedCents": 12500,
                     *           "createdAt": "2026-03-14T09:30:00.000Z",
                     *           "maturesAt": "2026-03-14T09:30:00.000Z",
                     *           "payoutId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *         }
                     *       ],
                     *       "timeline": [
                     *         {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "from": "pending",
                     *           "to": "pending",
                     *           "actor": "creator",
                     *           "note": "The hashtag is missing."
                     *         }
                     *       ],
                     *       "holds": [
                     *         {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "heldCents": 12500,
                     *           "endedAt": "2026-03-14T09:30:00.000Z",
                     *           "outcome": "released",
                     *           "note": "The hashtag is missing."
                     *         }
                     *       ],
                     *       "takenBack": {
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "cents": 12500,
                     *         "owedCents": 12500,
                     *         "recoveredCents": 12500,
                     *         "writtenOffCents": 12500,
                     *         "reinstateCents": 12500
                     *       },
                     *       "risks": [
                     *         "above-median"
                     *       ],
                     *       "watch": {
                     *         "signals": [
                     *           {
                     *             "code": "above-median",
                     *             "text": "Ask for a second take?"
                     *           }
                     *         ],
                     *         "quietDays": 24,
                     *         "doubts": [
                     *           {
                     *             "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "openedAt": "2026-03-14T09:30:00.000Z",
                     *             "reason": "Agreed with the creator by mail on 14 March.",
                     *             "setAsideCents": 12500,
                     *             "clearsAt": "2026-03-14T09:30:00.000Z",
                     *             "isUnread": true,
                     *             "closedAt": "2026-03-14T09:30:00.000Z",
                     *             "outcome": "released",
                     *             "closeNote": "The views are genuine."
                     *           }
                     *         ]
                     *       },
                     *       "approvedAt": "2026-03-14T09:30:00.000Z",
                     *       "rejectedAt": "2026-03-14T09:30:00.000Z",
                     *       "rejectionCode": "off_brief",
                     *       "resubmitUntil": "2026-03-14T09:30:00.000Z",
                     *       "tracksUntil": "2026-03-14T09:30:00.000Z",
                     *       "lockReason": "window",
                     *       "dueCents": 12500,
                     *       "description": "Payment of a card",
                     *       "publishedAt": "2026-03-14T09:30:00.000Z",
                     *       "brief": {
                     *         "contentRequirements": "Show the sneakers within the first three seconds.",
                     *         "availableContentUrl": "https://northwind.example/material"
                     *       },
                     *       "checks": [
                     *         {
                     *           "code": "492039",
                     *           "passed": true,
                     *           "message": "The post is on the account you chose."
                     *         }
                     *       ],
                     *       "isCreatorBlocked": true,
                     *       "creatorFollowerCount": 24,
                     *       "creatorApproved": 24,
                     *       "creatorRejected": 24,
                     *       "approvedHere": 24,
                     *       "approvedHereMax": 24
                     *     }
                     */
                    "application/json": {
                        accruals: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            accruedCents: Cents;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            createdAt: string;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "views" | "bonus" | "goodwill" | "correction" | "reinstated";
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            maturesAt: string;
                            payoutId: string | null;
                            viewsAtSnapshot: number;
                        }[];
                        adminReasons: ("creator-limit" | "flagged" | "account-not-verified" | "creator-suspended")[];
                        approvalFinalAt: string | null;
                        approvalPay: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            bonusCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            maxPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            ratePerKViewsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            viewsCents: Cents;
                        } | null;
                        approvedAt: string | null;
                        approvedHere: number;
                        approvedHereMax: number;
                        autoApprovesAt: string | null;
                        brief: {
                            availableContentUrl: string | null;
                            contentRequirements: string | null;
                        };
                        /** Format: uuid */
                        campaignId: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        campaignLeftCents: Cents;
                        campaignName: string;
                        checks: {
                            code: string;
                            message: string;
                            passed: boolean;
                        }[];
                        creatorApproved: number;
                        creatorFollowerCount: number;
                        creatorHandle: string;
                        creatorName: string;
                        creatorRejected: number;
                        decisionDueAt: string | null;
                        description: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        dueCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnings: Cents;
                        holds: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            endedAt: string | null;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            heldCents: Cents;
                            note: string | null;
                            outcome: ("released" | "taken-back") | null;
                            reason: string;
                        }[];
                        /** Format: uuid */
                        id: string;
                        isAccountVerified: boolean;
                        isCreatorBlocked: boolean;
                        isWithdrawn: boolean;
                        lockReason: ("window" | "cap" | "budget" | "gone" | "ended" | "not_owner" | "deleted") | null;
                        needsProof: boolean;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        postUrl: string;
                        publishedAt: string | null;
                        reason: string | null;
                        rejectedAt: string | null;
                        rejectionCode: ("off_brief" | "wrong_account" | "duplicate" | "not_public" | "out_of_window" | "missing_disclosure" | "low_quality" | "suspected_fraud" | "other" | "withdrawn") | null;
                        resubmitUntil: string | null;
                        riskCodes: ("above-median" | "few-followers" | "few-likes" | "burst" | "shared-payout" | "drop")[];
                        risks: string[];
                        snapshots: {
                            commentCount: number | null;
                            counted: boolean;
                            enteredBy: string | null;
                            /** Format: uuid */
                            id: string;
                            likeCount: number | null;
                            note: string | null;
                            shareCount: number | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            snapshotTime: string;
                            /** @enum {string} */
                            source: "api" | "manual";
                            viewCount: number | null;
                        }[];
                        socialAccountUsername: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        takenBack: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            cents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            owedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            recoveredCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            reinstateCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            writtenOffCents: Cents;
                        } | null;
                        terms: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            flatBonusCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            maxPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            minPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            ratePerKViewsCents: Cents;
                        };
                        thumbnailUrl: string | null;
                        timeline: {
                            /** @enum {string} */
                            actor: "creator" | "brand" | "admin" | "system";
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            from: ("pending" | "approved" | "rejected" | "locked" | "paid") | null;
                            note: string | null;
                            /** @enum {string} */
                            to: "pending" | "approved" | "rejected" | "locked" | "paid";
                        }[];
                        title: string | null;
                        tracksUntil: string | null;
                        viewCount: number;
                        watch: {
                            doubts: {
                                clearsAt: string | null;
                                closedAt: string | null;
                                closeNote: string | null;
                                /** Format: uuid */
                                id: string;
                                isUnread: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                openedAt: string;
                                outcome: ("released" | "taken-back") | null;
                                reason: string;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                setAsideCents: Cents;
                            }[];
                            /** @description In days. */
                            quietDays: number;
                            signals: {
                                /** @enum {string} */
                                code: "above-median" | "few-followers" | "few-likes" | "burst" | "shared-payout" | "drop";
                                text: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getBrandTrust: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "earnedCents": 12500,
                     *       "campaignCount": 24,
                     *       "since": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        campaignCount: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnedCents: Cents;
                        reviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        since: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCampaigns: {
        parameters: {
            query?: {
                /** @description Only campaigns of this category. */
                category?: "all" | "personal_brand" | "fashion" | "lifestyle";
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only this platform. */
                platform?: "all" | "tiktok" | "instagram" | "youtube" | "x";
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description The order of the list. */
                sort?: "newest" | "rate" | "left" | "ending";
                /** @description Only items with this status. */
                status?: "live";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandName": "Northwind",
                     *         "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandReviews": {
                     *           "decidedPosts": 24,
                     *           "medianHours": 24,
                     *           "approvedPercent": 24,
                     *           "automaticPercent": 24
                     *         },
                     *         "name": "Summer sneakers",
                     *         "type": "ugc",
                     *         "category": "personal_brand",
                     *         "status": "draft",
                     *         "pauseReason": "manual",
                     *         "currency": "usd",
                     *         "budgetCents": 12500,
                     *         "fundedCents": 12500,
                     *         "paidOutCents": 12500,
                     *         "leftCents": 12500,
                     *         "burnPerDayCents": 12500,
                     *         "rewardRatePerKViewsCents": 12500,
                     *         "minPayoutCents": 12500,
                     *         "maxPayoutCents": 12500,
                     *         "flatBonusCents": 12500,
                     *         "platformsAllowed": [
                     *           "tiktok"
                     *         ],
                     *         "availableContentUrl": "https://northwind.example/material",
                     *         "contentRequirements": "Show the sneakers within the first three seconds.",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "autoApproveAfterHours": 24,
                     *         "pendingPostsMax": 24,
                     *         "approvedPostsMax": 24,
                     *         "creatorsMax": 24,
                     *         "placesLeft": 24,
                     *         "isInviteOnly": true,
                     *         "needsDisclosure": true,
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "startsAt": "2026-03-14T09:30:00.000Z",
                     *         "endsAt": "2026-03-14T09:30:00.000Z",
                     *         "liveAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summer sneakers",
                 *       "budgetCents": 12500,
                 *       "rewardRatePerKViewsCents": 12500,
                 *       "platformsAllowed": [
                 *         "tiktok"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default 10 */
                    approvedPostsMax?: number;
                    /**
                     * @description In hours.
                     * @default 48
                     */
                    autoApproveAfterHours?: number;
                    availableContentUrl?: ("" | string) | null;
                    /** @description In whole cents. */
                    budgetCents: number;
                    /** @description In dollars; or send the field in cents. */
                    budgetDollars?: number;
                    /**
                     * @default fashion
                     * @enum {string}
                     */
                    category?: "personal_brand" | "fashion" | "lifestyle";
                    contentRequirements?: string | null;
                    creatorsMax?: number | null;
                    /** @constant */
                    currency?: "usd";
                    endsAt?: string | null;
                    /**
                     * @description In whole cents.
                     * @default 0
                     */
                    flatBonusCents?: number;
                    /** @description In dollars; or send the field in cents. */
                    flatBonusDollars?: number;
                    isInviteOnly?: boolean;
                    /**
                     * @description In whole cents.
                     * @default 0
                     */
                    maxPayoutCents?: number;
                    /** @description In dollars; or send the field in cents. */
                    maxPayoutDollars?: number;
                    /**
                     * @description In whole cents.
                     * @default 0
                     */
                    minPayoutCents?: number;
                    /** @description In dollars; or send the field in cents. */
                    minPayoutDollars?: number;
                    name: string;
                    needsDisclosure?: boolean;
                    /** @default 3 */
                    pendingPostsMax?: number;
                    platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                    /** @description In dollars per 1,000 views; or send the field in cents. */
                    rewardRateDollars?: number;
                    /** @description In whole cents per 1,000 views. */
                    rewardRatePerKViewsCents: number;
                    startsAt?: string | null;
                    /** @constant */
                    status?: "draft";
                    thumbnailUrl?: string | null;
                    /**
                     * @default ugc
                     * @enum {string}
                     */
                    type?: "ugc";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCampaignsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z",
                     *       "isBlocked": true
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isBlocked: boolean;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putCampaignsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    approvedPostsMax?: number;
                    /** @description In hours. */
                    autoApproveAfterHours?: number;
                    availableContentUrl?: ("" | string) | null;
                    /** @description In whole cents. */
                    budgetCents?: number;
                    /** @enum {string} */
                    category?: "personal_brand" | "fashion" | "lifestyle";
                    contentRequirements?: string | null;
                    creatorsMax?: number | null;
                    endsAt?: string | null;
                    /** @description In whole cents. */
                    flatBonusCents?: number;
                    isInviteOnly?: boolean;
                    /** @description In whole cents. */
                    maxPayoutCents?: number;
                    /** @description In whole cents. */
                    minPayoutCents?: number;
                    name?: string;
                    needsDisclosure?: boolean;
                    pendingPostsMax?: number;
                    platformsAllowed?: ("tiktok" | "instagram" | "youtube" | "x")[];
                    /** @description In whole cents per 1,000 views. */
                    rewardRatePerKViewsCents?: number;
                    startsAt?: string | null;
                    thumbnailUrl?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteCampaignsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaignsByIdComplete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCampaignsByIdFundings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "amountCents": 12500,
                     *         "feeCents": 12500,
                     *         "status": "succeeded",
                     *         "stripePaymentIntentId": "pi_3example",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "isProcessing": true,
                     *         "isLate": true,
                     *         "end": "questioned"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        end: ("questioned" | "disputed" | "charged_back" | "refunded" | "partly_refunded") | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isLate: boolean;
                        isProcessing: boolean;
                        /** @enum {string} */
                        status: "succeeded" | "pending" | "failed";
                        stripePaymentIntentId: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCampaignsByIdJoined: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "displayName": "Mira Sol",
                     *         "handle": "mira_films",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "joinedAt": "2026-03-14T09:30:00.000Z",
                     *         "postCount": 24
                     *       }
                     *     ]
                     */
                    "application/json": {
                        avatarUrl: string | null;
                        displayName: string;
                        handle: string;
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        joinedAt: string;
                        postCount: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCampaignsByIdJoinedCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example ZXhhbXBsZQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCampaignsByIdLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2",
                     *       "madeAt": "2026-03-14T09:30:00.000Z",
                     *       "joinedCount": 24
                     *     }
                     */
                    "application/json": {
                        joinedCount: number;
                        madeAt: string | null;
                        token: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaignsByIdLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteCampaignsByIdLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaignsByIdPause: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaignsByIdRefreshFunding: {
        parameters: {
            query?: {
                /** @description The payment to check. */
                fundingId?: string;
            };
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "campaignStatus": "draft",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "pendingCents": 12500,
                     *       "lastError": "The mail server did not answer."
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /** @enum {string} */
                        campaignStatus: "draft" | "live" | "paused" | "completed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        lastError: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        pendingCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaignsByIdRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "paidAt": "2026-03-14T09:30:00.000Z",
                     *         "totalCents": 12500,
                     *         "feeCents": 12500,
                     *         "owedCents": 12500,
                     *         "openOwedCents": 12500,
                     *         "status": "requested",
                     *         "isSent": true,
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "settledAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        campaignId: string | null;
                        campaignName: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        fundingId: string | null;
                        /** Format: uuid */
                        id: string;
                        isSent: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        openOwedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        paidAt: string;
                        reason: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "requested" | "succeeded" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaignsByIdReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "misleading",
                 *       "text": "Ask for a second take?"
                 *     }
                 */
                "application/json": {
                    invite?: string;
                    /** @enum {string} */
                    reason: "misleading" | "unfair-rejections" | "illegal" | "other";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCampaignsByIdResume: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "brandReviews": {
                     *         "decidedPosts": 24,
                     *         "medianHours": 24,
                     *         "approvedPercent": 24,
                     *         "automaticPercent": 24
                     *       },
                     *       "name": "Summer sneakers",
                     *       "type": "ugc",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "pauseReason": "manual",
                     *       "currency": "usd",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "availableContentUrl": "https://northwind.example/material",
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "liveAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorCheckUsernameByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A creator’s username, in any case.
                 * @example mira_films
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": true,
                     *       "message": "The post is on the account you chose."
                     *     }
                     */
                    "application/json": {
                        available: boolean;
                        message: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorDebts: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "title": "My summer sneakers",
                     *         "campaignName": "Summer sneakers",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "since": "2026-03-14T09:30:00.000Z",
                     *         "owedCents": 12500,
                     *         "recoveredCents": 12500,
                     *         "writtenOffCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        campaignName: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owedCents: Cents;
                        reason: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        recoveredCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        since: string;
                        /** Format: uuid */
                        submissionId: string;
                        title: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        writtenOffCents: Cents;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorDebtsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorEarningsByCampaign: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description The order of the list. */
                sort?: "newest" | "earnings" | "views";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "submissionCount": 24,
                     *         "totalViews": 24,
                     *         "totalEarnings": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        submissionCount: number;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalEarnings: Cents;
                        totalViews: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorEarningsByCampaignCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorEarningsStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalEarnings": 12500,
                     *       "availableBalance": 12500,
                     *       "pendingEarnings": 12500,
                     *       "lastPayoutAmount": 24,
                     *       "paidOut": 12500,
                     *       "takenBack": 24,
                     *       "owed": 24,
                     *       "recovered": 24
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        availableBalance: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        lastPayoutAmount: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        owed: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOut: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        pendingEarnings: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        recovered: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        takenBack: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalEarnings: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorEarningsWithdrawalRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rules": [
                     *         {
                     *           "code": "account-connected",
                     *           "passed": true,
                     *           "message": "The post is on the account you chose.",
                     *           "at": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pending": {
                     *         "maturing": [
                     *           {
                     *             "at": "2026-03-14T09:30:00.000Z",
                     *             "amountCents": 12500
                     *           }
                     *         ],
                     *         "heldCents": 12500,
                     *         "held": [
                     *           {
                     *             "cause": "suspended",
                     *             "amountCents": 12500,
                     *             "reason": "Agreed with the creator by mail on 14 March.",
                     *             "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "title": "My summer sneakers",
                     *             "campaignName": "Summer sneakers"
                     *           }
                     *         ],
                     *         "inPayoutCents": 12500
                     *       }
                     *     }
                     */
                    "application/json": {
                        pending: {
                            held: {
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                amountCents: Cents;
                                campaignName: string | null;
                                /** @enum {string} */
                                cause: "suspended" | "held" | "doubted" | "disputed" | "chargeback";
                                reason: string | null;
                                submissionId: string | null;
                                title: string | null;
                            }[];
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            heldCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            inPayoutCents: Cents;
                            maturing: {
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                amountCents: Cents;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                at: string;
                            }[];
                        };
                        rules: {
                            at: string | null;
                            /** @enum {string} */
                            code: "account-connected" | "kyc" | "minimum" | "maturing" | "held" | "not-held" | "open-payout" | "account-change" | "not-suspended" | "books-clean";
                            message: string;
                            passed: boolean;
                        }[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "platform": "tiktok",
                     *         "title": "My summer sneakers",
                     *         "campaignName": "Summer sneakers",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "submittedAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        campaignName: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putCreatorFeatured: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "submissionIds": [
                 *         "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                 *       ]
                 *     }
                 */
                "application/json": {
                    submissionIds: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "platform": "tiktok",
                     *         "title": "My summer sneakers",
                     *         "campaignName": "Summer sneakers",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "submittedAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        campaignName: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorFeaturedChoices: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "platform": "tiktok",
                     *         "title": "My summer sneakers",
                     *         "campaignName": "Summer sneakers",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "submittedAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        campaignName: string;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorHistory: {
        parameters: {
            query?: {
                /** @description How many days, today included: 7 to 90. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "day": "2026-03-14",
                     *         "viewCount": 24,
                     *         "amountCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        day: string;
                        viewCount: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorJoinedCampaigns: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "brandName": "Northwind",
                     *         "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandReviews": {
                     *           "decidedPosts": 24,
                     *           "medianHours": 24,
                     *           "approvedPercent": 24,
                     *           "automaticPercent": 24
                     *         },
                     *         "name": "Summer sneakers",
                     *         "type": "ugc",
                     *         "category": "personal_brand",
                     *         "status": "draft",
                     *         "pauseReason": "manual",
                     *         "currency": "usd",
                     *         "budgetCents": 12500,
                     *         "fundedCents": 12500,
                     *         "paidOutCents": 12500,
                     *         "leftCents": 12500,
                     *         "burnPerDayCents": 12500,
                     *         "rewardRatePerKViewsCents": 12500,
                     *         "minPayoutCents": 12500,
                     *         "maxPayoutCents": 12500,
                     *         "flatBonusCents": 12500,
                     *         "platformsAllowed": [
                     *           "tiktok"
                     *         ],
                     *         "availableContentUrl": "https://northwind.example/material",
                     *         "contentRequirements": "Show the sneakers within the first three seconds.",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "autoApproveAfterHours": 24,
                     *         "pendingPostsMax": 24,
                     *         "approvedPostsMax": 24,
                     *         "creatorsMax": 24,
                     *         "placesLeft": 24,
                     *         "isInviteOnly": true,
                     *         "needsDisclosure": true,
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "startsAt": "2026-03-14T09:30:00.000Z",
                     *         "endsAt": "2026-03-14T09:30:00.000Z",
                     *         "liveAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        availableContentUrl: string | null;
                        /** Format: uuid */
                        brandId: string;
                        brandLogoUrl: string | null;
                        brandName: string;
                        brandReviews: {
                            /** @description In percent. */
                            approvedPercent: number;
                            /** @description In percent. */
                            automaticPercent: number;
                            decidedPosts: number;
                            /** @description In hours. */
                            medianHours: number;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        creatorsMax: number | null;
                        /** @constant */
                        currency: "usd";
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        liveAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pauseReason: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        /** @enum {string} */
                        type: "ugc";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorPayouts: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Only items with this status. */
                status?: "queued" | "paid" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "totalCents": 12500,
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "status": "queued",
                     *         "reason": "Agreed with the creator by mail on 14 March."
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        /** Format: uuid */
                        id: string;
                        reason: string | null;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorPayoutsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorPayoutsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "totalCents": 12500,
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "status": "queued",
                     *       "reason": "Agreed with the creator by mail on 14 March.",
                     *       "settledAt": "2026-03-14T09:30:00.000Z",
                     *       "transferId": "tr_1example",
                     *       "postCount": 24
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        /** Format: uuid */
                        id: string;
                        postCount: number;
                        reason: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                        transferId: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorPayoutsByIdLines: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "submissionId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "title": "My summer sneakers",
                     *         "campaignName": "Summer sneakers",
                     *         "platform": "tiktok",
                     *         "amountCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        campaignName: string | null;
                        platform: ("tiktok" | "instagram" | "youtube" | "x") | null;
                        submissionId: string | null;
                        title: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorPayoutsByIdLinesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example ZXhhbXBsZQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "handle": "mira_films",
                     *       "bio": "Short films about running.",
                     *       "country": "US",
                     *       "city": "Lisbon",
                     *       "timezone": "Europe/Lisbon",
                     *       "languages": [
                     *         "English"
                     *       ],
                     *       "contentCategories": [
                     *         "Fitness"
                     *       ],
                     *       "isVerified": true,
                     *       "user": {
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp"
                     *       }
                     *     }
                     */
                    "application/json": {
                        bio: string | null;
                        city: string | null;
                        contentCategories: string[];
                        country: string | null;
                        handle: string;
                        isVerified: boolean;
                        languages: string[];
                        timezone: string | null;
                        user: {
                            avatarUrl: string | null;
                            displayName: string;
                            email: string;
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putCreatorProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    bio?: string | null;
                    city?: string | null;
                    contentCategories?: ("Fashion" | "Beauty" | "Lifestyle" | "Tech" | "Gaming" | "Food" | "Travel" | "Fitness" | "Music" | "Art")[];
                    country?: ("Australia" | "Austria" | "Belgium" | "Brazil" | "Bulgaria" | "Canada" | "Croatia" | "Cyprus" | "Czech Republic" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Gibraltar" | "Greece" | "Hong Kong" | "Hungary" | "India" | "Ireland" | "Italy" | "Japan" | "Latvia" | "Liechtenstein" | "Lithuania" | "Luxembourg" | "Malaysia" | "Malta" | "Mexico" | "Monaco" | "Netherlands" | "New Zealand" | "Norway" | "Poland" | "Portugal" | "Romania" | "Singapore" | "Slovakia" | "Slovenia" | "South Africa" | "Spain" | "Sweden" | "Switzerland" | "Thailand" | "United Arab Emirates" | "United Kingdom" | "United States") | null;
                    displayName?: string;
                    handle?: string;
                    languages?: ("English" | "Spanish" | "French" | "German" | "Portuguese" | "Mandarin" | "Japanese" | "Korean" | "Arabic" | "Hindi")[];
                    timezone?: ("America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Europe/Berlin" | "Europe/Madrid" | "Asia/Tokyo" | "Asia/Shanghai" | "Asia/Dubai" | "Australia/Sydney") | null;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "handle": "mira_films",
                     *       "bio": "Short films about running.",
                     *       "country": "US",
                     *       "city": "Lisbon",
                     *       "timezone": "Europe/Lisbon",
                     *       "languages": [
                     *         "English"
                     *       ],
                     *       "contentCategories": [
                     *         "Fitness"
                     *       ],
                     *       "isVerified": true,
                     *       "user": {
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp"
                     *       }
                     *     }
                     */
                    "application/json": {
                        bio: string | null;
                        city: string | null;
                        contentCategories: string[];
                        country: string | null;
                        handle: string;
                        isVerified: boolean;
                        languages: string[];
                        timezone: string | null;
                        user: {
                            avatarUrl: string | null;
                            displayName: string;
                            email: string;
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorSocialAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "platform": "tiktok",
                     *         "username": "mira_films",
                     *         "followerCount": 24,
                     *         "connectedAt": "2026-03-14T09:30:00.000Z",
                     *         "isVerified": true,
                     *         "ownershipCode": "permille-7k2m9x",
                     *         "needsReconnect": true,
                     *         "reconnectReason": "expired"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        connectedAt: string;
                        followerCount: number;
                        /** Format: uuid */
                        id: string;
                        isVerified: boolean;
                        needsReconnect: boolean;
                        ownershipCode: string | null;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        reconnectReason: ("expired" | "permission") | null;
                        username: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCreatorSocialAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "tiktok",
                 *       "username": "mira_films"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    platform: "tiktok" | "instagram" | "youtube" | "x";
                    username: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "platform": "tiktok",
                     *       "username": "mira_films",
                     *       "followerCount": 24,
                     *       "connectedAt": "2026-03-14T09:30:00.000Z",
                     *       "isVerified": true,
                     *       "ownershipCode": "permille-7k2m9x",
                     *       "needsReconnect": true,
                     *       "reconnectReason": "expired"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        connectedAt: string;
                        followerCount: number;
                        /** Format: uuid */
                        id: string;
                        isVerified: boolean;
                        needsReconnect: boolean;
                        ownershipCode: string | null;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        reconnectReason: ("expired" | "permission") | null;
                        username: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteCreatorSocialAccountsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postCreatorSocialAccountsByIdVerify: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "platform": "tiktok",
                     *       "username": "mira_films",
                     *       "followerCount": 24,
                     *       "connectedAt": "2026-03-14T09:30:00.000Z",
                     *       "isVerified": true,
                     *       "ownershipCode": "permille-7k2m9x",
                     *       "needsReconnect": true,
                     *       "reconnectReason": "expired"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        connectedAt: string;
                        followerCount: number;
                        /** Format: uuid */
                        id: string;
                        isVerified: boolean;
                        needsReconnect: boolean;
                        ownershipCode: string | null;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        reconnectReason: ("expired" | "permission") | null;
                        username: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorStatement: {
        parameters: {
            query?: {
                /** @description A month as YYYY-MM or a year as YYYY. */
                period?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "period": "2026-03",
                     *       "earnedCents": 12500,
                     *       "takenBackCents": 12500,
                     *       "goodwillCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "returnedCents": 12500,
                     *       "writtenOffCents": 12500,
                     *       "openingCents": 12500,
                     *       "closingCents": 12500,
                     *       "from": "2026-03-14T09:30:00.000Z",
                     *       "until": "2026-03-14T09:30:00.000Z",
                     *       "isRunning": true,
                     *       "firstMonth": "2026-01",
                     *       "months": [
                     *         {
                     *           "month": "2026-03",
                     *           "earnedCents": 12500,
                     *           "takenBackCents": 12500,
                     *           "goodwillCents": 12500,
                     *           "paidOutCents": 12500,
                     *           "returnedCents": 12500,
                     *           "writtenOffCents": 12500,
                     *           "openingCents": 12500,
                     *           "closingCents": 12500
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        closingCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnedCents: Cents;
                        firstMonth: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        from: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        goodwillCents: Cents;
                        isRunning: boolean;
                        months: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            closingCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            earnedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            goodwillCents: Cents;
                            month: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            openingCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            paidOutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            returnedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            takenBackCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            writtenOffCents: Cents;
                        }[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        openingCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        period: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        returnedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        takenBackCents: Cents;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        until: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        writtenOffCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorStatementCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorStatementCampaigns: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description A month as YYYY-MM or a year as YYYY. */
                period?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "earnedCents": 12500,
                     *         "takenBackCents": 12500,
                     *         "goodwillCents": 12500
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        goodwillCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        takenBackCents: Cents;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalEarnings": 12500,
                     *       "pendingEarnings": 12500,
                     *       "totalSubmissions": 24,
                     *       "totalViews": 24
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        pendingEarnings: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalEarnings: Cents;
                        totalSubmissions: number;
                        totalViews: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorSubmissions: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
                /** @description The order of the list. */
                sort?: "newest" | "oldest" | "earnings" | "views";
                /** @description Only items with this status. */
                status?: "pending" | "approved" | "rejected" | "locked" | "paid";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "title": "My summer sneakers",
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "platform": "tiktok",
                     *         "socialAccountUsername": "mira_films",
                     *         "postUrl": "https://www.youtube.com/shorts/abcdefghijk",
                     *         "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "status": "pending",
                     *         "isWithdrawn": true,
                     *         "needsProof": true,
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "viewCount": 24,
                     *         "earnings": 12500,
                     *         "submittedAt": "2026-03-14T09:30:00.000Z",
                     *         "recentViews": [
                     *           24
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnings: Cents;
                        /** Format: uuid */
                        id: string;
                        isWithdrawn: boolean;
                        needsProof: boolean;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        postUrl: string;
                        reason: string | null;
                        recentViews: number[];
                        socialAccountUsername: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        thumbnailUrl: string | null;
                        title: string | null;
                        viewCount: number;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorSubmissionsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorSubmissionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "title": "My summer sneakers",
                     *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "campaignName": "Summer sneakers",
                     *       "platform": "tiktok",
                     *       "socialAccountUsername": "mira_films",
                     *       "postUrl": "https://www.youtube.com/shorts/abcdefghijk",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "status": "pending",
                     *       "isWithdrawn": true,
                     *       "needsProof": true,
                     *       "reason": "Agreed with the creator by mail on 14 March.",
                     *       "viewCount": 24,
                     *       "earnings": 12500,
                     *       "submittedAt": "2026-03-14T09:30:00.000Z",
                     *       "terms": {
                     *         "ratePerKViewsCents": 12500,
                     *         "minPayoutCents": 12500,
                     *         "maxPayoutCents": 12500,
                     *         "flatBonusCents": 12500
                     *       },
                     *       "snapshots": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "snapshotTime": "2026-03-14T09:30:00.000Z",
                     *           "viewCount": 24,
                     *           "likeCount": 24,
                     *           "commentCount": 24,
                     *           "shareCount": 24,
                     *           "source": "api",
                     *           "counted": true,
                     *           "note": "The hashtag is missing.",
                     *           "enteredBy": "Ada Admin"
                     *         }
                     *       ],
                     *       "accruals": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "kind": "views",
                     *           "viewsAtSnapshot": 24,
                     *           "accruedCents": 12500,
                     *           "createdAt": "2026-03-14T09:30:00.000Z",
                     *           "maturesAt": "2026-03-14T09:30:00.000Z",
                     *           "payoutId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *         }
                     *       ],
                     *       "timeline": [
                     *         {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "from": "pending",
                     *           "to": "pending",
                     *           "actor": "creator",
                     *           "note": "The hashtag is missing."
                     *         }
                     *       ],
                     *       "holds": [
                     *         {
                     *           "at": "2026-03-14T09:30:00.000Z",
                     *           "reason": "Agreed with the creator by mail on 14 March.",
                     *           "heldCents": 12500,
                     *           "endedAt": "2026-03-14T09:30:00.000Z",
                     *           "outcome": "released",
                     *           "note": "The hashtag is missing."
                     *         }
                     *       ],
                     *       "takenBack": {
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "cents": 12500,
                     *         "owedCents": 12500,
                     *         "recoveredCents": 12500,
                     *         "writtenOffCents": 12500,
                     *         "reinstateCents": 12500
                     *       },
                     *       "risks": [
                     *         "above-median"
                     *       ],
                     *       "watch": {
                     *         "signals": [
                     *           {
                     *             "code": "above-median",
                     *             "text": "Ask for a second take?"
                     *           }
                     *         ],
                     *         "quietDays": 24,
                     *         "doubts": [
                     *           {
                     *             "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "openedAt": "2026-03-14T09:30:00.000Z",
                     *             "reason": "Agreed with the creator by mail on 14 March.",
                     *             "setAsideCents": 12500,
                     *             "clearsAt": "2026-03-14T09:30:00.000Z",
                     *             "isUnread": true,
                     *             "closedAt": "2026-03-14T09:30:00.000Z",
                     *             "outcome": "released",
                     *             "closeNote": "The views are genuine."
                     *           }
                     *         ]
                     *       },
                     *       "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *       "autoApprovesAt": "2026-03-14T09:30:00.000Z",
                     *       "adminReasons": [
                     *         "creator-limit"
                     *       ],
                     *       "approvalPay": {
                     *         "viewsCents": 12500,
                     *         "bonusCents": 12500,
                     *         "ratePerKViewsCents": 12500,
                     *         "maxPayoutCents": 12500
                     *       },
                     *       "approvedAt": "2026-03-14T09:30:00.000Z",
                     *       "rejectedAt": "2026-03-14T09:30:00.000Z",
                     *       "rejectionCode": "off_brief",
                     *       "resubmitUntil": "2026-03-14T09:30:00.000Z",
                     *       "tracksUntil": "2026-03-14T09:30:00.000Z",
                     *       "lockReason": "window",
                     *       "dueCents": 12500,
                     *       "campaignPause": "manual"
                     *     }
                     */
                    "application/json": {
                        accruals: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            accruedCents: Cents;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            createdAt: string;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "views" | "bonus" | "goodwill" | "correction" | "reinstated";
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            maturesAt: string;
                            payoutId: string | null;
                            viewsAtSnapshot: number;
                        }[];
                        adminReasons: ("creator-limit" | "flagged" | "account-not-verified" | "creator-suspended")[];
                        approvalPay: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            bonusCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            maxPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            ratePerKViewsCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            viewsCents: Cents;
                        } | null;
                        approvedAt: string | null;
                        autoApprovesAt: string | null;
                        /** Format: uuid */
                        campaignId: string;
                        campaignName: string;
                        campaignPause: ("manual" | "budget_exhausted" | "funding_disputed" | "funding_lost" | "admin" | "suspended") | null;
                        decisionDueAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        dueCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        earnings: Cents;
                        holds: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            endedAt: string | null;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            heldCents: Cents;
                            note: string | null;
                            outcome: ("released" | "taken-back") | null;
                            reason: string;
                        }[];
                        /** Format: uuid */
                        id: string;
                        isWithdrawn: boolean;
                        lockReason: ("window" | "cap" | "budget" | "gone" | "ended" | "not_owner" | "deleted") | null;
                        needsProof: boolean;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                        postUrl: string;
                        reason: string | null;
                        rejectedAt: string | null;
                        rejectionCode: ("off_brief" | "wrong_account" | "duplicate" | "not_public" | "out_of_window" | "missing_disclosure" | "low_quality" | "suspected_fraud" | "other" | "withdrawn") | null;
                        resubmitUntil: string | null;
                        risks: string[];
                        snapshots: {
                            commentCount: number | null;
                            counted: boolean;
                            enteredBy: string | null;
                            /** Format: uuid */
                            id: string;
                            likeCount: number | null;
                            note: string | null;
                            shareCount: number | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            snapshotTime: string;
                            /** @enum {string} */
                            source: "api" | "manual";
                            viewCount: number | null;
                        }[];
                        socialAccountUsername: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        submittedAt: string;
                        takenBack: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            cents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            owedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            recoveredCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            reinstateCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            writtenOffCents: Cents;
                        } | null;
                        terms: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            flatBonusCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            maxPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            minPayoutCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            ratePerKViewsCents: Cents;
                        };
                        thumbnailUrl: string | null;
                        timeline: {
                            /** @enum {string} */
                            actor: "creator" | "brand" | "admin" | "system";
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            at: string;
                            from: ("pending" | "approved" | "rejected" | "locked" | "paid") | null;
                            note: string | null;
                            /** @enum {string} */
                            to: "pending" | "approved" | "rejected" | "locked" | "paid";
                        }[];
                        title: string | null;
                        tracksUntil: string | null;
                        viewCount: number;
                        watch: {
                            doubts: {
                                clearsAt: string | null;
                                closedAt: string | null;
                                closeNote: string | null;
                                /** Format: uuid */
                                id: string;
                                isUnread: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                openedAt: string;
                                outcome: ("released" | "taken-back") | null;
                                reason: string;
                                /**
                                 * Format: cents
                                 * @description In whole cents.
                                 */
                                setAsideCents: Cents;
                            }[];
                            /** @description In days. */
                            quietDays: number;
                            signals: {
                                /** @enum {string} */
                                code: "above-median" | "few-followers" | "few-likes" | "burst" | "shared-payout" | "drop";
                                text: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getCreatorSubmissionsByIdDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "open": {
                     *         "matter": "rejection",
                     *         "until": "2026-03-14T09:30:00.000Z",
                     *         "unpaidCents": 12500
                     *       },
                     *       "dispute": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "matter": "rejection",
                     *         "status": "open",
                     *         "turn": "brand",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "answerDueAt": "2026-03-14T09:30:00.000Z",
                     *         "answeredAt": "2026-03-14T09:30:00.000Z",
                     *         "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *         "decidedAt": "2026-03-14T09:30:00.000Z",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "answer": "The label is in the first frame; see second 0:01.",
                     *         "resolutionNotes": "Both frames show the label.",
                     *         "remedy": "approve",
                     *         "goodwillCents": 12500
                     *       },
                     *       "frozenCents": 12500
                     *     }
                     */
                    "application/json": {
                        dispute: {
                            answer: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            answerDueAt: string;
                            answeredAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            createdAt: string;
                            decidedAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            decisionDueAt: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            goodwillCents: Cents;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            matter: "rejection" | "reversal" | "lock" | "hold";
                            reason: string;
                            remedy: ("approve" | "release" | "goodwill") | null;
                            resolutionNotes: string | null;
                            /** @enum {string} */
                            status: "open" | "resolved" | "rejected";
                            turn: ("brand" | "admin") | null;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        frozenCents: Cents;
                        open: {
                            /** @enum {string} */
                            matter: "rejection" | "reversal" | "lock" | "hold";
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            unpaidCents: Cents;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            until: string;
                        } | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getDataDeletionsByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code that the platform was given.
                 * @example 492039
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "platform": "tiktok",
                     *       "accountsCount": 24,
                     *       "erasedAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        accountsCount: number;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        erasedAt: string;
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postEmailProofsByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a link that was sent.
                 * @example b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.com"
                     *     }
                     */
                    "application/json": {
                        email: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getInvitationsByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a link that was sent.
                 * @example b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.com",
                     *       "role": "brand",
                     *       "brandName": "Northwind"
                     *     }
                     */
                    "application/json": {
                        brandName: string | null;
                        email: string;
                        /** @enum {string} */
                        role: "brand" | "creator" | "admin";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postInvitationsByTokenAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a link that was sent.
                 * @example b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Mira Sol",
                 *       "password": "correct-horse-7"
                 *     }
                 */
                "application/json": {
                    displayName: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "account",
                 *       "text": "Ask for a second take?"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email?: string;
                    text: string;
                    /** @enum {string} */
                    topic: "account" | "posts" | "money" | "problem" | "privacy" | "other";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "isMailSent": true
                     *     }
                     */
                    "application/json": {
                        isMailSent: boolean;
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
                /** @description 1 for unread ones only. */
                unread?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "kind": "decision",
                     *         "title": "My summer sneakers",
                     *         "text": "Ask for a second take?",
                     *         "path": "/dashboard/earnings",
                     *         "at": "2026-03-14T09:30:00.000Z",
                     *         "toldAt": "2026-03-14T09:30:00.000Z",
                     *         "isRead": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        at: string;
                        /** Format: uuid */
                        id: string;
                        isRead: boolean;
                        /** @enum {string} */
                        kind: "decision" | "post" | "payout" | "account" | "new_post" | "deadline" | "campaign" | "payment" | "dispute" | "chargeback" | "answer" | "security";
                        path: string;
                        text: string;
                        title: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        toldAt: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getNotificationsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "preferences": [
                     *         {
                     *           "kind": "decision",
                     *           "product": true,
                     *           "mail": true,
                     *           "push": true
                     *         }
                     *       ],
                     *       "isMailSent": true
                     *     }
                     */
                    "application/json": {
                        isMailSent: boolean;
                        preferences: {
                            /** @enum {string} */
                            kind: "decision" | "post" | "payout" | "account" | "new_post" | "deadline" | "campaign" | "payment" | "dispute" | "chargeback" | "answer" | "security";
                            mail: boolean;
                            product: boolean;
                            push: boolean;
                        }[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putNotificationsPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "decision",
                 *       "channel": "product",
                 *       "isOn": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    channel: "product" | "mail" | "push";
                    isOn: boolean;
                    /** @enum {string} */
                    kind: "decision" | "post" | "payout" | "account" | "new_post" | "deadline" | "campaign" | "payment" | "dispute" | "chargeback" | "answer" | "security";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getNotificationsPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *     }
                     */
                    "application/json": {
                        publicKey: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putNotificationsPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/example",
                 *       "p256dh": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *       "auth": "xxxxxxxxxxxxxxxxxxxxxx"
                 *     }
                 */
                "application/json": {
                    auth: string;
                    endpoint: string;
                    p256dh: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postNotificationsPushEnd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/example"
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    andOlder?: boolean;
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getNotificationsStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    getNotificationsUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 24
                     *     }
                     */
                    "application/json": {
                        count: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getNotificationsUnsubscribeByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a link in a mail.
                 * @example b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2
                 */
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postNotificationsUnsubscribeByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a link in a mail.
                 * @example b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2
                 */
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    putObjectsByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file’s key in the upload address.
                 * @example 9f86d081884c7d659a2feaa0c55ad015.webp
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postObjectsUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "method": "PUT",
                     *       "url": "https://permille.example/invitation"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        method: "PUT";
                        url: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getOffersById: {
        parameters: {
            query?: {
                /** @description The token of an invite-only campaign’s link. */
                invite?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "brandName": "Northwind",
                     *       "brandLogoUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "name": "Summer sneakers",
                     *       "category": "personal_brand",
                     *       "status": "draft",
                     *       "budgetCents": 12500,
                     *       "fundedCents": 12500,
                     *       "paidOutCents": 12500,
                     *       "leftCents": 12500,
                     *       "burnPerDayCents": 12500,
                     *       "rewardRatePerKViewsCents": 12500,
                     *       "minPayoutCents": 12500,
                     *       "maxPayoutCents": 12500,
                     *       "flatBonusCents": 12500,
                     *       "platformsAllowed": [
                     *         "tiktok"
                     *       ],
                     *       "contentRequirements": "Show the sneakers within the first three seconds.",
                     *       "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *       "autoApproveAfterHours": 24,
                     *       "pendingPostsMax": 24,
                     *       "approvedPostsMax": 24,
                     *       "creatorsMax": 24,
                     *       "placesLeft": 24,
                     *       "isInviteOnly": true,
                     *       "needsDisclosure": true,
                     *       "startsAt": "2026-03-14T09:30:00.000Z",
                     *       "endsAt": "2026-03-14T09:30:00.000Z",
                     *       "trust": {
                     *         "reviews": {
                     *           "decidedPosts": 24,
                     *           "medianHours": 24,
                     *           "approvedPercent": 24,
                     *           "automaticPercent": 24
                     *         },
                     *         "earnedCents": 12500,
                     *         "campaignCount": 24,
                     *         "since": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        approvedPostsMax: number;
                        /** @description In hours. */
                        autoApproveAfterHours: number;
                        brandLogoUrl: string | null;
                        brandName: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        budgetCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        burnPerDayCents: Cents;
                        /** @enum {string} */
                        category: "personal_brand" | "fashion" | "lifestyle";
                        contentRequirements: string | null;
                        creatorsMax: number | null;
                        endsAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        flatBonusCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        fundedCents: Cents;
                        /** Format: uuid */
                        id: string;
                        isInviteOnly: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        leftCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        maxPayoutCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        minPayoutCents: Cents;
                        name: string;
                        needsDisclosure: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        paidOutCents: Cents;
                        pendingPostsMax: number;
                        placesLeft: number | null;
                        platformsAllowed: ("tiktok" | "instagram" | "youtube" | "x")[];
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        rewardRatePerKViewsCents: Cents;
                        startsAt: string | null;
                        /** @enum {string} */
                        status: "draft" | "live" | "paused" | "completed";
                        thumbnailUrl: string | null;
                        trust: {
                            campaignCount: number;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            earnedCents: Cents;
                            reviews: {
                                /** @description In percent. */
                                approvedPercent: number;
                                /** @description In percent. */
                                automaticPercent: number;
                                decidedPosts: number;
                                /** @description In hours. */
                                medianHours: number;
                            } | null;
                            since: string | null;
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getOffersByIdForecast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "like": {
                     *         "posts": 24,
                     *         "medianViews": 24,
                     *         "medianEarnedCents": 12500,
                     *         "hereCents": 12500
                     *       },
                     *       "own": {
                     *         "posts": 24,
                     *         "lowestCents": 12500,
                     *         "medianCents": 12500,
                     *         "highestCents": 12500
                     *       }
                     *     }
                     */
                    "application/json": {
                        like: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            hereCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            medianEarnedCents: Cents;
                            medianViews: number;
                            posts: number;
                        } | null;
                        own: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            highestCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            lowestCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            medianCents: Cents;
                            posts: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postOffersByIdJoin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invite": "b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2"
                 *     }
                 */
                "application/json": {
                    invite: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        campaignId: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getPasswordResetsByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a link that was sent.
                 * @example b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.com"
                     *     }
                     */
                    "application/json": {
                        email: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postPasswordResetsByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a link that was sent.
                 * @example b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct-horse-7"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.com"
                     *     }
                     */
                    "application/json": {
                        email: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getPlatforms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "platform": "tiktok",
                     *         "connect": "username"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        connect: "username" | "oauth";
                        /** @enum {string} */
                        platform: "tiktok" | "instagram" | "youtube" | "x";
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getProfileByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A creator’s username, in any case.
                 * @example mira_films
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "creator": {
                     *         "handle": "mira_films",
                     *         "bio": "Short films about running.",
                     *         "country": "US",
                     *         "city": "Lisbon",
                     *         "timezone": "Europe/Lisbon",
                     *         "languages": [
                     *           "English"
                     *         ],
                     *         "contentCategories": [
                     *           "Fitness"
                     *         ],
                     *         "isVerified": true,
                     *         "user": {
                     *           "displayName": "Mira Sol",
                     *           "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp"
                     *         }
                     *       },
                     *       "socialAccounts": [
                     *         {
                     *           "platform": "tiktok",
                     *           "username": "mira_films",
                     *           "followerCount": 24
                     *         }
                     *       ],
                     *       "submissions": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "platform": "tiktok",
                     *           "postUrl": "https://www.youtube.com/shorts/abcdefghijk",
                     *           "title": "My summer sneakers",
                     *           "thumbnailUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp"
                     *         }
                     *       ],
                     *       "stats": {
                     *         "memberSince": "2026-03-14T09:30:00.000Z",
                     *         "totalViews": 24,
                     *         "earningsRange": "$1K–$5K",
                     *         "campaignsCompleted": 24
                     *       }
                     *     }
                     */
                    "application/json": {
                        creator: {
                            bio: string | null;
                            city: string | null;
                            contentCategories: string[];
                            country: string | null;
                            handle: string;
                            isVerified: boolean;
                            languages: string[];
                            timezone: string | null;
                            user: {
                                avatarUrl: string | null;
                                displayName: string;
                            };
                        };
                        socialAccounts: {
                            followerCount: number;
                            /** @enum {string} */
                            platform: "tiktok" | "instagram" | "youtube" | "x";
                            username: string;
                        }[];
                        stats: {
                            campaignsCompleted: number;
                            earningsRange: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            memberSince: string;
                            totalViews: number;
                        };
                        submissions: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            platform: "tiktok" | "instagram" | "youtube" | "x";
                            postUrl: string;
                            thumbnailUrl: string | null;
                            title: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getStripeConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publishableKey": "pk_live_example",
                     *       "scriptUrl": "https://js.stripe.com/v3/",
                     *       "feeBps": 24
                     *     }
                     */
                    "application/json": {
                        /** @description In hundredths of a percent. */
                        feeBps: number;
                        publishableKey: string;
                        scriptUrl: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postStripeConnectAccountLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country": "US"
                 *     }
                 */
                "application/json": {
                    country: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://permille.example/invitation"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getStripeConnectAccountStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detailsSubmitted": true,
                     *       "payoutsEnabled": true,
                     *       "kycStatus": "pending",
                     *       "country": "US",
                     *       "problem": "The card was declined.",
                     *       "canContinue": true
                     *     }
                     */
                    "application/json": {
                        canContinue: boolean;
                        country: string | null;
                        detailsSubmitted: boolean;
                        /** @enum {string} */
                        kycStatus: "pending" | "verified" | "rejected";
                        payoutsEnabled: boolean;
                        problem: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getStripeConnectCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "492039",
                     *         "name": "Summer sneakers",
                     *         "problem": "The card was declined."
                     *       }
                     *     ]
                     */
                    "application/json": {
                        code: string;
                        name: string;
                        problem: string | null;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postStripeConnectDashboardLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://permille.example/invitation"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postStripeCreatePaymentIntent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 24,
                 *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                 *     }
                 */
                "application/json": {
                    amount: number;
                    /** Format: uuid */
                    campaignId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientSecret": "pi_3example_secret_example",
                     *       "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "amountCents": 12500,
                     *       "feeCents": 12500
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        amountCents: Cents;
                        clientSecret: string;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        feeCents: Cents;
                        /** Format: uuid */
                        fundingId: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postStripeCreatePayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "totalCents": 12500,
                     *       "status": "queued",
                     *       "reason": "Agreed with the creator by mail on 14 March."
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        reason: string | null;
                        /** @enum {string} */
                        status: "queued" | "paid" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postStripeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                 *       "socialAccountId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                 *       "postUrl": "https://www.youtube.com/shorts/abcdefghijk"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    campaignId: string;
                    postUrl: string;
                    /** Format: uuid */
                    socialAccountId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdApprove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending",
                     *       "finalAt": "2026-03-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        finalAt: string | null;
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getSubmissionsByIdDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dispute": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "matter": "rejection",
                     *         "status": "open",
                     *         "turn": "brand",
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "answerDueAt": "2026-03-14T09:30:00.000Z",
                     *         "answeredAt": "2026-03-14T09:30:00.000Z",
                     *         "decisionDueAt": "2026-03-14T09:30:00.000Z",
                     *         "decidedAt": "2026-03-14T09:30:00.000Z",
                     *         "reason": "Agreed with the creator by mail on 14 March.",
                     *         "answer": "The label is in the first frame; see second 0:01.",
                     *         "resolutionNotes": "Both frames show the label.",
                     *         "remedy": "approve",
                     *         "goodwillCents": 12500
                     *       },
                     *       "frozenCents": 12500,
                     *       "remedies": [
                     *         "approve"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        dispute: {
                            answer: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            answerDueAt: string;
                            answeredAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            createdAt: string;
                            decidedAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            decisionDueAt: string;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            goodwillCents: Cents;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            matter: "rejection" | "reversal" | "lock" | "hold";
                            reason: string;
                            remedy: ("approve" | "release" | "goodwill") | null;
                            resolutionNotes: string | null;
                            /** @enum {string} */
                            status: "open" | "resolved" | "rejected";
                            turn: ("brand" | "admin") | null;
                        } | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        frozenCents: Cents;
                        remedies: ("approve" | "release" | "goodwill")[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the creator by mail on 14 March."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "open" | "resolved" | "rejected";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdDisputeAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "The label is in the first frame; see second 0:01."
                 *     }
                 */
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "open"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "open" | "resolved" | "rejected";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getSubmissionsByIdNotes: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description How many items at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "authorName": "Northwind",
                     *         "text": "Ask for a second take?",
                     *         "createdAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        authorName: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, in UTC.
                         */
                        createdAt: string;
                        /** Format: uuid */
                        id: string;
                        text: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdNotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Ask for a second take?"
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "off_brief"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "off_brief" | "wrong_account" | "duplicate" | "not_public" | "out_of_window" | "missing_disclosure" | "low_quality" | "suspected_fraud" | "other";
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdResubmit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdUndoApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postSubmissionsByIdWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "locked" | "paid";
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getSubmissionsPreview: {
        parameters: {
            query: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId: string;
                /** @description The address of the post, as its platform shares it. */
                postUrl: string;
                /** @description The connected account that published the post. */
                socialAccountId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checks": [
                     *         {
                     *           "code": "492039",
                     *           "passed": true,
                     *           "message": "The post is on the account you chose."
                     *         }
                     *       ],
                     *       "post": {
                     *         "title": "My summer sneakers",
                     *         "viewCount": 24,
                     *         "authorAccountId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *       }
                     *     }
                     */
                    "application/json": {
                        checks: {
                            code: string;
                            message: string;
                            passed: boolean;
                        }[];
                        post: {
                            authorAccountId: string | null;
                            title: string | null;
                            viewCount: number | null;
                        } | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getSubmissionsPreviewPicture: {
        parameters: {
            query: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId: string;
                /** @description The address of the post, as its platform shares it. */
                postUrl: string;
                /** @description The connected account that published the post. */
                socialAccountId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "picture": "data:image/webp;base64,UklGRg=="
                     *     }
                     */
                    "application/json": {
                        picture: string | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postTiktokWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["NotFound"];
        };
    };
    putUserAvatar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp"
                 *     }
                 */
                "application/json": {
                    avatarUrl: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp"
                     *     }
                     */
                    "application/json": {
                        avatarUrl: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getUserEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.com",
                     *       "isProven": true,
                     *       "isMailSent": true
                     *     }
                     */
                    "application/json": {
                        email: string;
                        isMailSent: boolean;
                        isProven: boolean;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putUserEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postUserEmailProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getUserFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appAddedAt": "2026-03-14T09:30:00.000Z",
                     *       "passkeys": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "name": "Summer sneakers",
                     *           "createdAt": "2026-03-14T09:30:00.000Z",
                     *           "lastUsedAt": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "recoveryCodesLeft": 24,
                     *       "isRequired": true
                     *     }
                     */
                    "application/json": {
                        appAddedAt: string | null;
                        isRequired: boolean;
                        passkeys: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, in UTC.
                             */
                            createdAt: string;
                            /** Format: uuid */
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                        recoveryCodesLeft: number;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postUserFactorsApp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Permille:mira@example.com?secret=JBSWY3DPEHPK3PXP"
                     *     }
                     */
                    "application/json": {
                        secret: string;
                        uri: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteUserFactorsApp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postUserFactorsAppConfirm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "7k2m-9x4q"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        recoveryCodes: string[] | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postUserFactorsPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summer sneakers",
                 *       "created": {
                 *         "id": "ZXhhbXBsZQ",
                 *         "rawId": "ZXhhbXBsZQ",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "ZXhhbXBsZQ",
                 *           "attestationObject": "ZXhhbXBsZQ"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    created: {
                        authenticatorAttachment?: ("platform" | "cross-platform") | null;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            authenticatorData?: string;
                            clientDataJSON: string;
                            publicKey?: string;
                            publicKeyAlgorithm?: number;
                            transports?: string[];
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "7k2m-9x4q"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        recoveryCodes: string[] | null;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteUserFactorsPasskeysById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postUserFactorsPasskeysChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rp": {
                     *         "id": "ZXhhbXBsZQ",
                     *         "name": "Summer sneakers"
                     *       },
                     *       "user": {
                     *         "id": "ZXhhbXBsZQ",
                     *         "name": "Summer sneakers",
                     *         "displayName": "Mira Sol"
                     *       },
                     *       "challenge": "b3JkZXItb2YtdGhlLWdvbGRlbi1mbGVlY2UtMTIzNDU2",
                     *       "pubKeyCredParams": [
                     *         {
                     *           "alg": 24,
                     *           "type": "public-key"
                     *         }
                     *       ],
                     *       "timeout": 24,
                     *       "excludeCredentials": [
                     *         {
                     *           "id": "ZXhhbXBsZQ",
                     *           "type": "public-key",
                     *           "transports": [
                     *             "internal"
                     *           ]
                     *         }
                     *       ],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "requireResidentKey": true,
                     *         "userVerification": "required"
                     *       },
                     *       "attestation": "none"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        attestation: "none";
                        authenticatorSelection: {
                            /** @constant */
                            requireResidentKey: true;
                            /** @constant */
                            residentKey: "required";
                            /** @constant */
                            userVerification: "required";
                        };
                        challenge: string;
                        excludeCredentials: {
                            id: string;
                            transports?: string[];
                            /** @constant */
                            type: "public-key";
                        }[];
                        pubKeyCredParams: {
                            alg: number;
                            /** @constant */
                            type: "public-key";
                        }[];
                        rp: {
                            id: string;
                            name: string;
                        };
                        timeout: number;
                        user: {
                            displayName: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postUserFactorsRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "7k2m-9x4q"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putUserName: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Mira Sol"
                 *     }
                 */
                "application/json": {
                    displayName: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "role": "brand",
                     *         "displayName": "Mira Sol",
                     *         "email": "mira@example.com",
                     *         "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
                     *         "brandName": "Northwind",
                     *         "mustChangeEmail": true,
                     *         "mustAddFactor": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            avatarUrl: string | null;
                            brandName: string | null;
                            displayName: string;
                            email: string;
                            /** Format: uuid */
                            id: string;
                            mustAddFactor: boolean;
                            mustChangeEmail: boolean;
                            /** @enum {string} */
                            role: "brand" | "creator" | "admin";
                        };
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putUserPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct-horse-7",
                 *       "newPassword": "staple-battery-9"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    getUserViews: {
        parameters: {
            query: {
                /** @description The page whose list it is. */
                page: "review-desk" | "all-submissions";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "name": "Summer sneakers",
                     *         "filters": {}
                     *       }
                     *     ]
                     */
                    "application/json": {
                        filters: Record<string, never>;
                        /** Format: uuid */
                        id: string;
                        name: string;
                    }[];
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    postUserViews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": "review-desk",
                 *       "name": "Summer sneakers",
                 *       "filters": {}
                 *     }
                 */
                "application/json": {
                    filters: {
                        /** Format: uuid */
                        campaign?: string;
                        /** @enum {string} */
                        due?: "day" | "approves" | "admin";
                        /** @enum {string} */
                        platform?: "tiktok" | "instagram" | "youtube" | "x";
                        /** @enum {string} */
                        queue?: "risk" | "overdue" | "doubted" | "pending" | "all" | "disputes";
                        /** @enum {string} */
                        risk?: "any" | "none" | "above-median" | "few-followers" | "few-likes" | "burst" | "shared-payout" | "drop";
                        search?: string;
                        /** @enum {string} */
                        status?: "pending" | "approved" | "rejected" | "locked" | "paid" | "disputed";
                    };
                    name: string;
                    /** @enum {string} */
                    page: "review-desk" | "all-submissions";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    putUserViewsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summer sneakers"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
    deleteUserViewsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request returns the first result.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the call is about.
                 * @example 0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            default: components["responses"]["NotFound"];
        };
    };
}
