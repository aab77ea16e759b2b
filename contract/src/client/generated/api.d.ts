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
        get: operations["downloadAccountExport"];
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
        get: operations["readDeletion"];
        put?: never;
        /**
         * Delete your account
         * @description This is final. For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["deleteAccount"];
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
        get: operations["readTerms"];
        put?: never;
        /**
         * Accept the newest terms
         * @description For anyone signed in.
         */
        post: operations["acceptTerms"];
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
        get: operations["readAttention"];
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
        get: operations["listAuditLog"];
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
        get: operations["downloadAuditLog"];
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
        get: operations["readBooks"];
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
        post: operations["checkBooks"];
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
        post: operations["compareBooks"];
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
        get: operations["listExceptions"];
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
        get: operations["downloadExceptions"];
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
        get: operations["readException"];
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
        post: operations["bookDifference"];
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
        post: operations["explainException"];
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
        post: operations["payStrayOtherwise"];
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
        post: operations["refundStray"];
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
        post: operations["takeException"];
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
        get: operations["readProviderSides"];
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
        get: operations["listAllCampaigns"];
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
        get: operations["downloadAllCampaigns"];
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
        get: operations["readAnyCampaign"];
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
        get: operations["readAnyInsight"];
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
        get: operations["readCampaignMoney"];
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
        post: operations["pauseForReason"];
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
        get: operations["listCampaignPayments"];
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
        get: operations["downloadCampaignPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return what is left of an ended campaign for its brand, by the same rules
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["refundAnyCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/{id}/refundable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of one campaign can go back to its cards
         * @description Empty if it has nothing left. For admins.
         */
        get: operations["listAnyRefundable"];
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
        get: operations["listCampaignRefunds"];
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
        get: operations["downloadCampaignRefunds"];
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
        get: operations["listChargebacks"];
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
        get: operations["downloadChargebacks"];
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
        get: operations["readChargeback"];
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
        post: operations["acceptChargeback"];
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
        post: operations["sendEvidence"];
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
        get: operations["listAllDisputes"];
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
        get: operations["downloadAllDisputes"];
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
        post: operations["releaseDoubt"];
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
        post: operations["takeBackDoubt"];
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
        get: operations["listFraudWarnings"];
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
        get: operations["downloadFraudWarnings"];
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
        post: operations["keepWarned"];
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
        post: operations["refundWarned"];
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
        get: operations["readAdminHistory"];
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
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite someone with a single-use link, valid for 7 days
         * @description Replaces an older one for the same email. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["invite"];
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
        get: operations["downloadInvitations"];
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
        post: operations["revokeInvitation"];
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
        get: operations["listMails"];
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
        get: operations["downloadMails"];
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
        get: operations["readMail"];
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
        post: operations["retryMail"];
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
        get: operations["listMessages"];
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
        get: operations["downloadMessages"];
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
        post: operations["answerMessage"];
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
        get: operations["listAllPayouts"];
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
        get: operations["downloadAllPayouts"];
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
        post: operations["askAboutPayout"];
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
        post: operations["failHeldPayout"];
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
        post: operations["holdPayout"];
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
        post: operations["retryPayout"];
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
        post: operations["sendHeldPayout"];
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
        get: operations["readProviderMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}/pay-otherwise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a refund that its card could not take was paid outside of Stripe
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["payRefundOtherwise"];
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
        get: operations["readRiskSettings"];
        /**
         * Change the risk signals, for submissions and readings from now on
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        put: operations["changeRiskSettings"];
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
        get: operations["readOperatorSettings"];
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
        get: operations["readSetup"];
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
        post: operations["checkSetup"];
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
        get: operations["readAdminStats"];
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
        get: operations["listAllSubmissions"];
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
        get: operations["downloadAllSubmissions"];
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
        post: operations["approveAgain"];
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
        post: operations["decideDispute"];
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
        post: operations["holdPost"];
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
        post: operations["enterReading"];
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
        post: operations["releasePost"];
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
        post: operations["reverseApproval"];
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
        get: operations["listUsers"];
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
        get: operations["downloadUsers"];
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
        get: operations["readUser"];
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
        get: operations["readUserDeletion"];
        put?: never;
        /**
         * Delete a user’s account at their written request
         * @description This is final. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["deleteUser"];
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
        post: operations["endSessions"];
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
         * Get a code with which someone who lost their second factor signs in once, within 24 hours
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["issueHelpCode"];
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
        post: operations["holdPayouts"];
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
        post: operations["makePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/pay-otherwise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a creator whom Stripe cannot pay was paid their available balance outside of it
         * @description For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["payCreatorOtherwise"];
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
        post: operations["releaseFrozen"];
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
         * End one hold of a creator’s payouts
         * @description Once none is left, a queued one continues at once. For admins. The password, a passkey or a code was given within the last 15 minutes.
         */
        post: operations["releasePayouts"];
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
        post: operations["restoreUser"];
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
        post: operations["suspendUser"];
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
        post: operations["takeBackFrozen"];
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
        post: operations["writeOffDebt"];
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
        post: operations["confirmIdentity"];
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
        post: operations["confirmWithCode"];
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
        post: operations["confirmWithPasskey"];
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
        post: operations["askPasskeyConfirmation"];
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
        post: operations["forgotPassword"];
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
        get: operations["startInstagram"];
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
        get: operations["finishInstagram"];
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
        post: operations["receiveInstagramNotice"];
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
        post: operations["requestDataDeletion"];
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
        post: operations["signIn"];
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
        post: operations["signInWithCode"];
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
        post: operations["signInWithPasskey"];
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
        post: operations["askPasskeySignIn"];
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
        post: operations["signOut"];
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
        get: operations["readCurrentUser"];
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
        get: operations["readSignInOptions"];
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
        post: operations["register"];
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
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out of all other sessions
         * @description For anyone signed in.
         */
        delete: operations["endOtherSessions"];
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
        delete: operations["endSession"];
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
        get: operations["startTiktok"];
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
        get: operations["finishTiktok"];
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
        get: operations["readBillingTotals"];
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
        get: operations["listBlocks"];
        put?: never;
        /**
         * Take no more posts from a creator
         * @description Approved ones keep earning. For brands.
         */
        post: operations["blockCreator"];
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
        get: operations["downloadBlocks"];
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
        delete: operations["unblockCreator"];
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
        get: operations["listOwnCampaigns"];
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
        get: operations["downloadOwnCampaigns"];
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
        get: operations["readOwnCampaign"];
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
        get: operations["readCampaignInsight"];
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
        get: operations["listBrandChargebacks"];
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
        get: operations["downloadBrandChargebacks"];
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
        get: operations["listBrandDisputes"];
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
        get: operations["downloadBrandDisputes"];
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
        get: operations["countBrandDisputes"];
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
        get: operations["listBrandFundings"];
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
        get: operations["downloadBrandFundings"];
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
        get: operations["readBrandFunding"];
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
        get: operations["readBrandHistory"];
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
        get: operations["listLedger"];
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
        get: operations["downloadLedger"];
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
        get: operations["listLedgerDays"];
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
        get: operations["listLinesOfDay"];
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
        get: operations["countPostsToReview"];
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
        get: operations["listRefundable"];
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
        get: operations["listRefunds"];
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
        get: operations["downloadRefunds"];
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
        get: operations["readBrand"];
        /**
         * Change how creators and receipts show your brand
         * @description For brands.
         */
        put: operations["changeBrand"];
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
        get: operations["readBrandStats"];
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
        get: operations["listBrandSubmissions"];
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
        get: operations["downloadBrandSubmissions"];
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
        get: operations["readBrandSubmission"];
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
        get: operations["readOwnTrust"];
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
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Save a campaign as a draft
         * @description For brands.
         */
        post: operations["createCampaign"];
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
        get: operations["readCampaign"];
        /**
         * Change a campaign
         * @description Any term of a draft, once live the name, brief, requirements, thumbnail, further platforms, higher limits and a later end. For brands.
         */
        put: operations["editCampaign"];
        post?: never;
        /**
         * Delete a draft that was never funded
         * @description For brands.
         */
        delete: operations["deleteDraft"];
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
        post: operations["completeCampaign"];
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
        get: operations["listFundings"];
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
        get: operations["listJoinedCreators"];
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
        get: operations["downloadJoinedCreators"];
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
        get: operations["readCampaignLink"];
        put?: never;
        /**
         * Make the invitation link of your invite-only campaign, unless it has one
         * @description For brands.
         */
        post: operations["makeCampaignLink"];
        /**
         * Turn the invitation link of your campaign off
         * @description Those who joined stay. For brands.
         */
        delete: operations["endCampaignLink"];
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
        post: operations["pauseCampaign"];
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
        post: operations["refreshFunding"];
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
        post: operations["refundCampaign"];
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
        post: operations["reportCampaign"];
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
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the campaign takes posts from you at the moment, before an account or a post is chosen
         * @description An invite-only one with its token, or once joined. For creators.
         */
        get: operations["readStanding"];
        put?: never;
        post?: never;
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
        get: operations["checkUsername"];
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
        get: operations["listDebts"];
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
        get: operations["downloadDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/earnings/by-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the approved posts of each connected account brought
         * @description Without any, it is left out. For creators.
         */
        get: operations["readEarningsByAccount"];
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
        get: operations["listEarningsByCampaign"];
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
        get: operations["downloadEarningsByCampaign"];
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
        get: operations["readEarningsStats"];
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
        get: operations["readWithdrawalRules"];
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
        get: operations["readFeatured"];
        /**
         * Choose the posts that come first on your public profile, in this order
         * @description For creators.
         */
        put: operations["chooseFeatured"];
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
        get: operations["listShowable"];
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
        get: operations["readCreatorHistory"];
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
        get: operations["listJoinedCampaigns"];
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
        get: operations["listPayouts"];
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
        get: operations["downloadPayouts"];
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
        get: operations["readPayout"];
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
        get: operations["listPayoutLines"];
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
        get: operations["downloadPayoutLines"];
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
        get: operations["readProfile"];
        /**
         * Change any part of your creator profile
         * @description For creators.
         */
        put: operations["updateProfile"];
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
        get: operations["listSocialAccounts"];
        put?: never;
        /**
         * Add a YouTube or X account by username
         * @description For creators.
         */
        post: operations["addSocialAccount"];
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
        delete: operations["removeSocialAccount"];
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
        post: operations["verifySocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live campaigns that take no posts from you alone, and the full ones in which you have a place
         * @description Any other is to you what it is to everyone. For creators.
         */
        get: operations["listStandings"];
        put?: never;
        post?: never;
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
        get: operations["readStatement"];
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
        get: operations["downloadStatement"];
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
        get: operations["listStatementCampaigns"];
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
        get: operations["readCreatorStats"];
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
        get: operations["listCreatorSubmissions"];
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
        get: operations["downloadCreatorSubmissions"];
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
        get: operations["readCreatorSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/submissions/{id}/accruals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every amount one of your posts earned, newest first
         * @description They add up to its earnings. For creators.
         */
        get: operations["listAccruals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/submissions/{id}/accruals.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV: Every amount one of your posts earned, newest first
         * @description They add up to its earnings. Unpaged, with the same filters. For creators.
         */
        get: operations["downloadAccruals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/submissions/{id}/accruals/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one of your posts earned, a row for each UTC day and kind, newest first
         * @description For creators.
         */
        get: operations["listAccrualDays"];
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
        get: operations["readOwnDispute"];
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
        get: operations["readErasure"];
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
        post: operations["acceptEmailProof"];
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
        get: operations["readInvitation"];
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
        post: operations["acceptInvitation"];
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
        post: operations["sendMessage"];
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
        get: operations["listNotifications"];
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
        get: operations["readPreferences"];
        /**
         * Switch one kind of notification on or off, by channel
         * @description For anyone signed in.
         */
        put: operations["setPreference"];
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
        get: operations["readPushKey"];
        /**
         * Push notifications to this browser for as long as you stay signed in on it
         * @description For anyone signed in.
         */
        put: operations["startPush"];
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
        post: operations["endPush"];
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
        post: operations["readNotifications"];
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
        get: operations["listenToNews"];
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
        get: operations["countUnread"];
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
        get: operations["openUnsubscribeLink"];
        put?: never;
        /**
         * End mails of one kind, by the link in such a mail
         * @description Open to everyone.
         */
        post: operations["unsubscribe"];
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
        put: operations["uploadImage"];
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
        post: operations["requestAvatarUpload"];
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
        get: operations["readOffer"];
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
        get: operations["readForecast"];
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
        post: operations["joinCampaign"];
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
        get: operations["readPasswordReset"];
        put?: never;
        /**
         * Set a new password with a single-use link
         * @description It ends every session. Open to everyone.
         */
        post: operations["resetPassword"];
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
        get: operations["listPlatforms"];
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
        get: operations["publicProfile"];
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
        get: operations["readPaymentSettings"];
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
        post: operations["linkPayoutAccount"];
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
        get: operations["readPayoutAccount"];
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
        get: operations["readPayoutCountries"];
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
        post: operations["openPayoutDashboard"];
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
        post: operations["createPaymentIntent"];
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
        post: operations["createPayout"];
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
        post: operations["receiveProviderEvent"];
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
        post: operations["submitPost"];
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
        post: operations["approveSubmission"];
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
        get: operations["readDispute"];
        put?: never;
        /**
         * Dispute a decision about your post
         * @description Once, within 7 days. For creators.
         */
        post: operations["openDispute"];
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
        post: operations["answerDispute"];
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
        get: operations["listNotes"];
        put?: never;
        /**
         * Write an internal note about a post
         * @description Its creator and the other side never read it. For brands and admins.
         */
        post: operations["addNote"];
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
        post: operations["rejectSubmission"];
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
        post: operations["resubmitPost"];
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
        post: operations["undoApproval"];
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
        post: operations["withdrawPost"];
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
        get: operations["previewSubmission"];
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
        get: operations["previewPicture"];
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
        post: operations["receiveTiktokNotice"];
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
        put: operations["setAvatar"];
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
        get: operations["readEmail"];
        /**
         * Change your email
         * @description It ends your other sessions. For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        put: operations["changeEmail"];
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
        post: operations["askEmailProof"];
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
        get: operations["readFactors"];
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
        post: operations["startApp"];
        /**
         * Turn your authenticator app off
         * @description For anyone signed in. The password, a passkey or a code was given within the last 15 minutes.
         */
        delete: operations["removeApp"];
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
        post: operations["confirmApp"];
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
        post: operations["addPasskey"];
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
        delete: operations["removePasskey"];
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
        post: operations["askNewPasskey"];
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
        post: operations["renewRecoveryCodes"];
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
        put: operations["changeName"];
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
        put: operations["changePassword"];
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
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save the filters of a list under a name
         * @description For brands and admins.
         */
        post: operations["saveView"];
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
        put: operations["renameView"];
        post?: never;
        /**
         * Delete a saved view
         * @description For brands and admins.
         */
        delete: operations["deleteView"];
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
    responses: never;
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
    downloadAccountExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    readDeletion: {
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
                     *           "cents": 12500,
                     *           "until": "2026-03-14T09:30:00.000Z"
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
                            code: "payout-on-its-way" | "money-frozen" | "money-owed" | "dispute-open" | "campaign-open" | "money-left" | "money-reserved" | "payment-open" | "refund-open" | "chargeback-open" | "last-admin";
                            count: number;
                            until: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "user-not-found";
                    };
                };
            };
        };
    };
    deleteAccount: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-deleted" | "amount-changed" | "busy" | "database-unavailable" | "deletion-blocked" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "own-account" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    readTerms: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    acceptTerms: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    readAttention: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description The kind of thing that was acted on. */
                about?: "user" | "creator" | "campaign" | "funding" | "submission" | "dispute" | "payout" | "refund" | "book_exception" | "chargeback" | "fraud_warning" | "social_account" | "invitation" | "mail" | "message";
                /** @description Only this action. */
                action?: "campaign.complete" | "campaign.create" | "campaign.delete" | "campaign.edit" | "campaign.endLink" | "campaign.goLive" | "campaign.join" | "campaign.makeLink" | "campaign.pause" | "campaign.recreate" | "campaign.refund" | "campaign.resume" | "chargeback.accept" | "chargeback.accepted" | "chargeback.answer-refused" | "chargeback.asked" | "chargeback.claimed" | "chargeback.closed" | "chargeback.evidence-sent" | "chargeback.lost" | "chargeback.needs_response" | "chargeback.send-evidence" | "chargeback.under_review" | "chargeback.won" | "creator.block" | "creator.unblock" | "dispute.answer" | "dispute.open" | "dispute.reject" | "dispute.resolve" | "doubt.end" | "doubt.release" | "doubt.take-back" | "exception.book" | "exception.explain" | "exception.pay" | "exception.refund" | "exception.take" | "fraud-warning.kept" | "fraud-warning.refunded" | "funding.failed" | "funding.reported" | "funding.start" | "funding.succeeded" | "invitation.create" | "invitation.revoke" | "mail.retry" | "message.answer" | "message.report" | "message.send" | "payout.ask" | "payout.fail" | "payout.failed" | "payout.hold" | "payout.paid" | "payout.rebuild" | "payout.request" | "payout.retry" | "payout.reversed" | "payout.send" | "payout_account.disconnected" | "payout_account.link" | "payout_account.open-dashboard" | "refund.failed" | "refund.found" | "refund.paid" | "refund.pay-otherwise" | "risk_settings.change" | "social_account.add" | "social_account.authorize" | "social_account.evict" | "social_account.remove" | "social_account.verify" | "submission.approve" | "submission.approve-again" | "submission.enter-reading" | "submission.hold" | "submission.note" | "submission.reject" | "submission.release" | "submission.reverse" | "submission.undo-approval" | "submission.withdraw" | "user.accept-invitation" | "user.add-app" | "user.add-passkey" | "user.change-brand" | "user.change-email" | "user.change-name" | "user.change-password" | "user.confirm" | "user.create" | "user.delete" | "user.end-sessions" | "user.forget-password" | "user.hold-payouts" | "user.issue-help-code" | "user.lock-sign-in" | "user.make-password-link" | "user.pay-otherwise" | "user.prove-email" | "user.refuse-sign-in" | "user.register" | "user.release-email" | "user.release-frozen" | "user.release-payouts" | "user.remove-app" | "user.remove-passkey" | "user.renew-recovery-codes" | "user.reset-password" | "user.restore" | "user.sign-in" | "user.sign-out" | "user.suspend" | "user.take-back-frozen" | "user.write-off-debt";
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadAuditLog: {
        parameters: {
            query?: {
                /** @description The kind of thing that was acted on. */
                about?: "user" | "creator" | "campaign" | "funding" | "submission" | "dispute" | "payout" | "refund" | "book_exception" | "chargeback" | "fraud_warning" | "social_account" | "invitation" | "mail" | "message";
                /** @description Only this action. */
                action?: "campaign.complete" | "campaign.create" | "campaign.delete" | "campaign.edit" | "campaign.endLink" | "campaign.goLive" | "campaign.join" | "campaign.makeLink" | "campaign.pause" | "campaign.recreate" | "campaign.refund" | "campaign.resume" | "chargeback.accept" | "chargeback.accepted" | "chargeback.answer-refused" | "chargeback.asked" | "chargeback.claimed" | "chargeback.closed" | "chargeback.evidence-sent" | "chargeback.lost" | "chargeback.needs_response" | "chargeback.send-evidence" | "chargeback.under_review" | "chargeback.won" | "creator.block" | "creator.unblock" | "dispute.answer" | "dispute.open" | "dispute.reject" | "dispute.resolve" | "doubt.end" | "doubt.release" | "doubt.take-back" | "exception.book" | "exception.explain" | "exception.pay" | "exception.refund" | "exception.take" | "fraud-warning.kept" | "fraud-warning.refunded" | "funding.failed" | "funding.reported" | "funding.start" | "funding.succeeded" | "invitation.create" | "invitation.revoke" | "mail.retry" | "message.answer" | "message.report" | "message.send" | "payout.ask" | "payout.fail" | "payout.failed" | "payout.hold" | "payout.paid" | "payout.rebuild" | "payout.request" | "payout.retry" | "payout.reversed" | "payout.send" | "payout_account.disconnected" | "payout_account.link" | "payout_account.open-dashboard" | "refund.failed" | "refund.found" | "refund.paid" | "refund.pay-otherwise" | "risk_settings.change" | "social_account.add" | "social_account.authorize" | "social_account.evict" | "social_account.remove" | "social_account.verify" | "submission.approve" | "submission.approve-again" | "submission.enter-reading" | "submission.hold" | "submission.note" | "submission.reject" | "submission.release" | "submission.reverse" | "submission.undo-approval" | "submission.withdraw" | "user.accept-invitation" | "user.add-app" | "user.add-passkey" | "user.change-brand" | "user.change-email" | "user.change-name" | "user.change-password" | "user.confirm" | "user.create" | "user.delete" | "user.end-sessions" | "user.forget-password" | "user.hold-payouts" | "user.issue-help-code" | "user.lock-sign-in" | "user.make-password-link" | "user.pay-otherwise" | "user.prove-email" | "user.refuse-sign-in" | "user.register" | "user.release-email" | "user.release-frozen" | "user.release-payouts" | "user.remove-app" | "user.remove-passkey" | "user.renew-recovery-codes" | "user.reset-password" | "user.restore" | "user.sign-in" | "user.sign-out" | "user.suspend" | "user.take-back-frozen" | "user.write-off-debt";
                /** @description Only what was done by this side. */
                actor?: "admin" | "brand" | "creator" | "system";
                /** @description The first day. A day as YYYY-MM-DD, in UTC; included. */
                from?: string & (unknown & unknown);
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readBooks: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    checkBooks: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    compareBooks: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listExceptions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadExceptions: {
        parameters: {
            query?: {
                /** @description Only items in this state. */
                state?: "open" | "explained" | "booked" | "settled" | "returned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readException: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "exception-not-found" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    bookDifference: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "exception-has-moved" | "exception-not-found" | "exception-not-open" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    explainException: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "exception-not-found" | "exception-not-open" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    payStrayOtherwise: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "exception-not-found" | "exception-not-open" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-refused" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    refundStray: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "exception-not-found" | "exception-not-open" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-a-stray-payment" | "not-found" | "not-signed-in" | "nothing-to-refund" | "payment-has-a-campaign" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    takeException: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "exception-already-yours" | "exception-not-found" | "exception-not-open" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readProviderSides: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listAllCampaigns: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadAllCampaigns: {
        parameters: {
            query?: {
                /** @description Only what concerns this brand. */
                brandId?: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readAnyCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readAnyInsight: {
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
                     *           "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
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
                            avatarUrl: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readCampaignMoney: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    pauseForReason: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "campaign-status" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listCampaignPayments: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadCampaignPayments: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    refundAnyCampaign: {
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
                     *         "paidReference": "Bank transfer 2026-03-14",
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
                        paidReference: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "campaign-not-over" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "money-reserved" | "not-found" | "not-signed-in" | "nothing-to-refund" | "payment-disputed" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listAnyRefundable: {
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
                     *         "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *         "campaignName": "Summer sneakers",
                     *         "isDraft": true,
                     *         "hindrance": "payment-disputed",
                     *         "openPosts": 24,
                     *         "possibleAt": "2026-03-14T09:30:00.000Z",
                     *         "totalCents": 12500,
                     *         "feeCents": 12500,
                     *         "keptCents": 12500,
                     *         "reservedCents": 12500,
                     *         "reservedUntil": "2026-03-14T09:30:00.000Z",
                     *         "reservedCreators": 24,
                     *         "openDisputes": 24
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
                        hindrance: ("payment-disputed" | "posts-open" | "money-reserved") | null;
                        isDraft: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        keptCents: Cents;
                        openDisputes: number;
                        openPosts: number;
                        possibleAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        reservedCents: Cents;
                        reservedCreators: number;
                        reservedUntil: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    }[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listCampaignRefunds: {
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
                     *         "paidReference": "Bank transfer 2026-03-14",
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
                        paidReference: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadCampaignRefunds: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listChargebacks: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadChargebacks: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readChargeback: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "chargeback-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    acceptChargeback: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "chargeback-answered" | "chargeback-ended" | "chargeback-not-found" | "database-unavailable" | "foreign-origin" | "inquiry-not-accepted" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    sendEvidence: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "chargeback-answered" | "chargeback-ended" | "chargeback-not-found" | "database-unavailable" | "evidence-too-late" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listAllDisputes: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadAllDisputes: {
        parameters: {
            query?: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    releaseDoubt: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "doubt-closed" | "doubt-not-found" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    takeBackDoubt: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "doubt-closed" | "doubt-not-found" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listFraudWarnings: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadFraudWarnings: {
        parameters: {
            query?: {
                /** @description Only items in this state. */
                state?: "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    keepWarned: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "fraud-warning-decided" | "fraud-warning-not-found" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    refundWarned: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "fraud-warning-decided" | "fraud-warning-not-found" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "nothing-to-refund" | "payment-disputed" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readAdminHistory: {
        parameters: {
            query?: {
                /** @description How many days, today included: 7 to 180. */
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listInvitations: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    invite: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "email-taken" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadInvitations: {
        parameters: {
            query?: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    revokeInvitation: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "invitation-gone" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listMails: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadMails: {
        parameters: {
            query?: {
                /** @description Only this kind. */
                kind?: "decision" | "post" | "payout" | "account" | "new_post" | "deadline" | "campaign" | "payment" | "dispute" | "chargeback" | "answer" | "security" | "invitation" | "support";
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readMail: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "mail-not-found" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    retryMail: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "mail-not-found" | "mail-sent" | "malformed" | "no-mail-server" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listMessages: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadMessages: {
        parameters: {
            query?: {
                /** @description Only this kind. */
                kind?: "question" | "report";
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    answerMessage: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "message-answered" | "no-message" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listAllPayouts: {
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
                     *         "retryCents": 12500,
                     *         "paidReference": "Bank transfer 2026-03-14",
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
                        paidReference: string | null;
                        reason: string | null;
                        retryCents: Cents | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadAllPayouts: {
        parameters: {
            query?: {
                /** @description Only what concerns this creator. */
                creatorId?: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    askAboutPayout: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "payout-not-found" | "payout-settled" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    failHeldPayout: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "payout-in-the-air" | "payout-not-found" | "payout-not-held" | "provider-unclear" | "restored-from-backup" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    holdPayout: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-held" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payout-in-the-air" | "payout-not-found" | "payout-settled" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    retryPayout: {
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
                    /** @description In whole cents. */
                    expectedCents?: number;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "amount-changed" | "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "held-for-review" | "internal" | "key-reused" | "malformed" | "no-balance" | "not-found" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "payout-account-missing" | "payout-not-found" | "payout-not-retryable" | "payout-open" | "payout-too-small" | "payouts-held" | "payouts-stopped" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "suspended" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    sendHeldPayout: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "payout-in-the-air" | "payout-not-found" | "payout-not-held" | "provider-unclear" | "restored-from-backup" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readProviderMoney: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    payRefundOtherwise: {
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
                     *       "campaignId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "campaignName": "Summer sneakers",
                     *       "fundingId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *       "paidAt": "2026-03-14T09:30:00.000Z",
                     *       "totalCents": 12500,
                     *       "feeCents": 12500,
                     *       "owedCents": 12500,
                     *       "openOwedCents": 12500,
                     *       "status": "requested",
                     *       "isSent": true,
                     *       "reason": "Agreed with the creator by mail on 14 March.",
                     *       "paidReference": "Bank transfer 2026-03-14",
                     *       "createdAt": "2026-03-14T09:30:00.000Z",
                     *       "settledAt": "2026-03-14T09:30:00.000Z"
                     *     }
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
                        paidReference: string | null;
                        reason: string | null;
                        settledAt: string | null;
                        /** @enum {string} */
                        status: "requested" | "succeeded" | "failed";
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-over" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "money-reserved" | "not-found" | "not-signed-in" | "nothing-to-refund" | "payment-disputed" | "refund-not-failed" | "refund-not-found" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readRiskSettings: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    changeRiskSettings: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readOperatorSettings: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readSetup: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    checkSetup: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readAdminStats: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listAllSubmissions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadAllSubmissions: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description Only what concerns this creator. */
                creatorId?: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    approveAgain: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-lost" | "busy" | "cap-reached" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-reopenable" | "not-signed-in" | "post-taken" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "window-over" | "withdrawn" | "wrong-role";
                    };
                };
            };
        };
    };
    decideDispute: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-lost" | "brand-may-answer" | "busy" | "cap-reached" | "database-unavailable" | "dispute-decided" | "doubt-closed" | "doubt-not-found" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-disputed" | "not-found" | "not-held" | "not-rejected" | "not-reopenable" | "not-signed-in" | "post-taken" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "window-over" | "withdrawn" | "wrong-role";
                    };
                };
            };
        };
    };
    holdPost: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-held" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "nothing-to-hold" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    enterReading: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    releasePost: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-held" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    reverseApproval: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "dispute-open" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-approved" | "not-found" | "not-signed-in" | "payout-on-its-way" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listUsers: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadUsers: {
        parameters: {
            query?: {
                /** @description Only users whose payout account is in this state. */
                kyc?: "pending" | "verified" | "rejected";
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readUser: {
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
                     *         "payoutHolds": [
                     *           {
                     *             "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *             "at": "2026-03-14T09:30:00.000Z",
                     *             "reason": "Agreed with the creator by mail on 14 March.",
                     *             "by": "Ada Admin"
                     *           }
                     *         ],
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
                            payoutHolds: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, in UTC.
                                 */
                                at: string;
                                by: string | null;
                                /** Format: uuid */
                                id: string;
                                reason: string;
                            }[];
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "user-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    readUserDeletion: {
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
                     *           "cents": 12500,
                     *           "until": "2026-03-14T09:30:00.000Z"
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
                            code: "payout-on-its-way" | "money-frozen" | "money-owed" | "dispute-open" | "campaign-open" | "money-left" | "money-reserved" | "payment-open" | "refund-open" | "chargeback-open" | "last-admin";
                            count: number;
                            until: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "user-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    deleteUser: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-deleted" | "amount-changed" | "busy" | "database-unavailable" | "deletion-blocked" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "own-account" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "user-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    endSessions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "user-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    issueHelpCode: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "no-second-factor" | "not-found" | "not-signed-in" | "own-help-code" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "user-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    holdPayouts: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-held" | "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    makePasswordLink: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "admin-password" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "user-not-found" | "user-suspended" | "wrong-role";
                    };
                };
            };
        };
    };
    payCreatorOtherwise: {
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
                 *       "reference": "Bank transfer 2026-03-14",
                 *       "expectedCents": 12500
                 *     }
                 */
                "application/json": {
                    /** @description In whole cents. */
                    expectedCents: number;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "amount-changed" | "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "held-for-review" | "internal" | "key-reused" | "malformed" | "no-balance" | "not-found" | "not-signed-in" | "payout-open" | "payout-possible" | "payout-too-small" | "payouts-held" | "payouts-stopped" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "suspended" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    releaseFrozen: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "nothing-frozen" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    releasePayouts: {
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
                    /** Format: uuid */
                    holdId?: string;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-held" | "not-signed-in" | "second-factor-missing" | "several-holds" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    restoreUser: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-deleted" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "not-suspended" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-many-requests" | "user-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    suspendUser: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-suspended" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "own-account" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "user-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    takeBackFrozen: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "nothing-frozen" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    writeOffDebt: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "debtor-not-found" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "no-debt" | "not-found" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    confirmIdentity: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "still-running" | "too-large" | "too-many-attempts" | "too-many-requests" | "unsupported-media-type" | "wrong-password";
                    };
                };
            };
        };
    };
    confirmWithCode: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-code";
                    };
                };
            };
        };
    };
    confirmWithPasskey: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "passkey-refused" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    askPasskeyConfirmation: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    forgotPassword: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "malformed" | "no-mail" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    startInstagram: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "platform-not-configured" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    finishInstagram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the connected accounts, with the outcome in the address. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "too-many-requests";
                    };
                };
            };
        };
    };
    receiveInstagramNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "platform-not-configured" | "signature-invalid" | "too-many-requests";
                    };
                };
            };
        };
    };
    requestDataDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "platform-not-configured" | "signature-invalid" | "too-many-requests";
                    };
                };
            };
        };
    };
    signIn: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "invalid-credentials" | "malformed" | "second-factor-needed" | "suspended" | "too-large" | "too-many-attempts" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    signInWithCode: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "malformed" | "sign-in-expired" | "suspended" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-code";
                    };
                };
            };
        };
    };
    signInWithPasskey: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "malformed" | "passkey-refused" | "sign-in-expired" | "suspended" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    askPasskeySignIn: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "malformed" | "too-many-requests";
                    };
                };
            };
        };
    };
    signOut: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "malformed" | "too-many-requests";
                    };
                };
            };
        };
    };
    readCurrentUser: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests";
                    };
                };
            };
        };
    };
    readSignInOptions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "too-many-requests";
                    };
                };
            };
        };
    };
    register: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "email-taken" | "foreign-origin" | "internal" | "malformed" | "too-large" | "too-many-requests" | "unsupported-media-type" | "weak-password";
                    };
                };
            };
        };
    };
    listSessions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    endOtherSessions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    endSession: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "session-not-found" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    startTiktok: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "platform-not-configured" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    finishTiktok: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the connected accounts, with the outcome in the address. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "too-many-requests";
                    };
                };
            };
        };
    };
    readBillingTotals: {
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
                     *       "reservedCents": 12500,
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
                        reservedCents: Cents;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        spentCents: Cents;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listBlocks: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    blockCreator: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadBlocks: {
        parameters: {
            query?: {
                /** @description Words that must all occur, up to 120 characters. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    unblockCreator: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listOwnCampaigns: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadOwnCampaigns: {
        parameters: {
            query?: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readOwnCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readCampaignInsight: {
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
                     *           "avatarUrl": "/uploads/9f86d081884c7d659a2feaa0c55ad015.webp",
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
                            avatarUrl: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listBrandChargebacks: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadBrandChargebacks: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description Only items in this state. */
                state?: "claimed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listBrandDisputes: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadBrandDisputes: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    countBrandDisputes: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listBrandFundings: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadBrandFundings: {
        parameters: {
            query?: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readBrandFunding: {
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
                     *       "taxNumber": "US-12-3456789",
                     *       "cardBrand": "visa",
                     *       "cardLast4": "4242"
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
                        cardBrand: string | null;
                        cardLast4: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "funding-not-found" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readBrandHistory: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description How many days, today included: 7 to 180. */
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listLedger: {
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
                        event: "funding" | "funding-fee" | "bonus" | "accrual" | "platform-fee" | "platform-fee-returned" | "hold-released" | "frozen" | "freeze-released" | "correction" | "reinstated" | "recovery" | "recovery-returned" | "debt-written-off" | "goodwill" | "payout-advanced" | "payout-queued" | "payout-paid" | "payout-paid-otherwise" | "payout-failed" | "payout-reversed" | "refund-requested" | "refund-requested-fee" | "refund-paid" | "refund-paid-otherwise" | "refund-failed" | "refund-failed-fee" | "refund-returned" | "refund-advanced" | "refund-advance-undone" | "brand-debt-paid" | "brand-debt-unpaid" | "brand-debt-written-off" | "brand-debt-write-off-undone" | "stray-received" | "stray-refunded" | "stray-returned" | "stray-paid-otherwise" | "stray-disputed" | "stray-dispute-won" | "provider-fee" | "provider-fee-returned" | "operator-added" | "operator-withdrew" | "found-money" | "missing-money" | "chargeback-opened" | "chargeback-won" | "chargeback-lost" | "chargeback-lost-undone" | "chargeback-recovered" | "chargeback-recovered-undone";
                        /** Format: uuid */
                        id: string;
                        submissionId: string | null;
                        submissionTitle: string | null;
                        /** @enum {string} */
                        type: "brand_fund" | "creator_earn" | "platform_fee" | "refund" | "adjustment";
                    }[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadLedger: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listLedgerDays: {
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
                        event: "funding" | "funding-fee" | "bonus" | "accrual" | "platform-fee" | "platform-fee-returned" | "hold-released" | "frozen" | "freeze-released" | "correction" | "reinstated" | "recovery" | "recovery-returned" | "debt-written-off" | "goodwill" | "payout-advanced" | "payout-queued" | "payout-paid" | "payout-paid-otherwise" | "payout-failed" | "payout-reversed" | "refund-requested" | "refund-requested-fee" | "refund-paid" | "refund-paid-otherwise" | "refund-failed" | "refund-failed-fee" | "refund-returned" | "refund-advanced" | "refund-advance-undone" | "brand-debt-paid" | "brand-debt-unpaid" | "brand-debt-written-off" | "brand-debt-write-off-undone" | "stray-received" | "stray-refunded" | "stray-returned" | "stray-paid-otherwise" | "stray-disputed" | "stray-dispute-won" | "provider-fee" | "provider-fee-returned" | "operator-added" | "operator-withdrew" | "found-money" | "missing-money" | "chargeback-opened" | "chargeback-won" | "chargeback-lost" | "chargeback-lost-undone" | "chargeback-recovered" | "chargeback-recovered-undone";
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listLinesOfDay: {
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
                        event: "funding" | "funding-fee" | "bonus" | "accrual" | "platform-fee" | "platform-fee-returned" | "hold-released" | "frozen" | "freeze-released" | "correction" | "reinstated" | "recovery" | "recovery-returned" | "debt-written-off" | "goodwill" | "payout-advanced" | "payout-queued" | "payout-paid" | "payout-paid-otherwise" | "payout-failed" | "payout-reversed" | "refund-requested" | "refund-requested-fee" | "refund-paid" | "refund-paid-otherwise" | "refund-failed" | "refund-failed-fee" | "refund-returned" | "refund-advanced" | "refund-advance-undone" | "brand-debt-paid" | "brand-debt-unpaid" | "brand-debt-written-off" | "brand-debt-write-off-undone" | "stray-received" | "stray-refunded" | "stray-returned" | "stray-paid-otherwise" | "stray-disputed" | "stray-dispute-won" | "provider-fee" | "provider-fee-returned" | "operator-added" | "operator-withdrew" | "found-money" | "missing-money" | "chargeback-opened" | "chargeback-won" | "chargeback-lost" | "chargeback-lost-undone" | "chargeback-recovered" | "chargeback-recovered-undone";
                        /** Format: uuid */
                        id: string;
                        submissionId: string | null;
                        submissionTitle: string | null;
                        /** @enum {string} */
                        type: "brand_fund" | "creator_earn" | "platform_fee" | "refund" | "adjustment";
                    }[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "ledger-day-not-found" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    countPostsToReview: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listRefundable: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
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
                     *         "isDraft": true,
                     *         "hindrance": "payment-disputed",
                     *         "openPosts": 24,
                     *         "possibleAt": "2026-03-14T09:30:00.000Z",
                     *         "totalCents": 12500,
                     *         "feeCents": 12500,
                     *         "keptCents": 12500,
                     *         "reservedCents": 12500,
                     *         "reservedUntil": "2026-03-14T09:30:00.000Z",
                     *         "reservedCreators": 24,
                     *         "openDisputes": 24
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
                        hindrance: ("payment-disputed" | "posts-open" | "money-reserved") | null;
                        isDraft: boolean;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        keptCents: Cents;
                        openDisputes: number;
                        openPosts: number;
                        possibleAt: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        reservedCents: Cents;
                        reservedCreators: number;
                        reservedUntil: string | null;
                        /**
                         * Format: cents
                         * @description In whole cents.
                         */
                        totalCents: Cents;
                    }[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listRefunds: {
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
                     *         "paidReference": "Bank transfer 2026-03-14",
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
                        paidReference: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadRefunds: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readBrand: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    changeBrand: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "not-your-upload" | "still-running" | "storage-unavailable" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readBrandStats: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listBrandSubmissions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadBrandSubmissions: {
        parameters: {
            query?: {
                /** @description The campaign; in a list, only what concerns it. */
                campaignId?: string;
                /** @description Only posts by what happens to them next. */
                due?: "day" | "approves" | "admin";
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readBrandSubmission: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readOwnTrust: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listCampaigns: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    createCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-end-passed" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "still-running" | "thumbnail-not-allowed" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    editCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-editable" | "campaign-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "thumbnail-not-allowed" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    deleteDraft: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-deletable" | "campaign-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payment-not-started" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    completeCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-never-funded" | "campaign-not-found" | "campaign-status" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "payment-not-started" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listFundings: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listJoinedCreators: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadJoinedCreators: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readCampaignLink: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    makeCampaignLink: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "campaign-open" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    endCampaignLink: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    pauseCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "campaign-status" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    refreshFunding: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    refundCampaign: {
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
                     *         "paidReference": "Bank transfer 2026-03-14",
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
                        paidReference: string | null;
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "campaign-not-over" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "money-reserved" | "not-found" | "not-signed-in" | "nothing-to-refund" | "payment-disputed" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    reportCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-reported" | "busy" | "campaign-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "own-campaign" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    resumeCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "brand-suspended" | "busy" | "campaign-ended" | "campaign-not-found" | "campaign-paused-by-another" | "campaign-status" | "campaign-without-money" | "database-unavailable" | "foreign-origin" | "funding-disputed" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readStanding: {
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
                     *       "refusal": {
                     *         "code": "campaign-live",
                     *         "message": "The post is on the account you chose."
                     *       }
                     *     }
                     */
                    "application/json": {
                        refusal: {
                            /** @enum {string} */
                            code: "campaign-live" | "own-campaign" | "creator-blocked" | "creator-limits" | "campaign-places";
                            message: string;
                        } | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    checkUsername: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listDebts: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadDebts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readEarningsByAccount: {
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
                     *       "accounts": [
                     *         {
                     *           "accountId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "submissionCount": 24,
                     *           "totalViews": 24,
                     *           "totalEarnings": 12500,
                     *           "lastReadAt": "2026-03-14T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        accounts: {
                            /** Format: uuid */
                            accountId: string;
                            lastReadAt: string | null;
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
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listEarningsByCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadEarningsByCampaign: {
        parameters: {
            query?: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readEarningsStats: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readWithdrawalRules: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readFeatured: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    chooseFeatured: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "post-not-showable" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listShowable: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readCreatorHistory: {
        parameters: {
            query?: {
                /** @description How many days, today included: 7 to 180. */
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listJoinedCampaigns: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listPayouts: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadPayouts: {
        parameters: {
            query?: {
                /** @description Only items with this status. */
                status?: "queued" | "paid" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readPayout: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "payout-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listPayoutLines: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "payout-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadPayoutLines: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "payout-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readProfile: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    updateProfile: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "username-taken" | "wrong-role";
                    };
                };
            };
        };
    };
    listSocialAccounts: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    addSocialAccount: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-taken" | "already-connected" | "authorization-required" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "platform-not-configured" | "platform-quota" | "platform-refuses-us" | "platform-unavailable" | "still-running" | "too-large" | "too-many-look-ups" | "too-many-requests" | "unknown-account" | "unsupported-media-type" | "username-invalid" | "wrong-role";
                    };
                };
            };
        };
    };
    removeSocialAccount: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-not-found" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    verifySocialAccount: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-not-found" | "account-renamed" | "account-taken" | "busy" | "code-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "platform-not-configured" | "platform-quota" | "platform-refuses-us" | "platform-unavailable" | "still-running" | "suspended" | "too-many-look-ups" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listStandings: {
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
                     *         "closed": "Full right now"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        campaignId: string;
                        closed: string | null;
                    }[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readStatement: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "statement-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadStatement: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "statement-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listStatementCampaigns: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readCreatorStats: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listCreatorSubmissions: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadCreatorSubmissions: {
        parameters: {
            query?: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readCreatorSubmission: {
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
                     *       "earnedByKind": {
                     *         "viewsCents": 12500,
                     *         "bonusCents": 12500,
                     *         "goodwillCents": 12500,
                     *         "correctionCents": 12500,
                     *         "reinstatedCents": 12500
                     *       },
                     *       "payouts": [
                     *         {
                     *           "id": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80",
                     *           "createdAt": "2026-03-14T09:30:00.000Z",
                     *           "status": "queued",
                     *           "amountCents": 12500
                     *         }
                     *       ],
                     *       "campaignPause": "manual"
                     *     }
                     */
                    "application/json": {
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
                        earnedByKind: {
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            bonusCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            correctionCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            goodwillCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            reinstatedCents: Cents;
                            /**
                             * Format: cents
                             * @description In whole cents.
                             */
                            viewsCents: Cents;
                        };
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
                        payouts: {
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
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "queued" | "paid" | "failed";
                        }[];
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listAccruals: {
        parameters: {
            query?: {
                /** @description From the Link header of the page before; absent for the first page. */
                cursor?: string;
                /** @description A day as YYYY-MM-DD, in UTC. */
                day?: string & (unknown & unknown);
                /** @description Only this kind. */
                kind?: "views" | "bonus" | "goodwill" | "correction" | "reinstated";
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
                     *         "kind": "views",
                     *         "viewsBefore": 24,
                     *         "viewsAtSnapshot": 24,
                     *         "accruedCents": 12500,
                     *         "createdAt": "2026-03-14T09:30:00.000Z",
                     *         "maturesAt": "2026-03-14T09:30:00.000Z",
                     *         "payoutId": "0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80"
                     *       }
                     *     ]
                     */
                    "application/json": {
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
                        viewsBefore: number | null;
                    }[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    downloadAccruals: {
        parameters: {
            query?: {
                /** @description A day as YYYY-MM-DD, in UTC. */
                day?: string & (unknown & unknown);
                /** @description Only this kind. */
                kind?: "views" | "bonus" | "goodwill" | "correction" | "reinstated";
            };
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    listAccrualDays: {
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
                     *         "kind": "views",
                     *         "day": "2026-03-14",
                     *         "accruedCents": 12500,
                     *         "lineCount": 24,
                     *         "newViews": 24,
                     *         "createdAt": "2026-03-14T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
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
                        day: string & (unknown & unknown);
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "views" | "bonus" | "goodwill" | "correction" | "reinstated";
                        lineCount: number;
                        newViews: number | null;
                    }[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readOwnDispute: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readErasure: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "erasure-not-found" | "internal" | "malformed" | "not-found" | "too-many-requests";
                    };
                };
            };
        };
    };
    acceptEmailProof: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "malformed" | "not-found" | "proof-gone" | "too-many-requests";
                    };
                };
            };
        };
    };
    readInvitation: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "invitation-gone" | "malformed" | "not-found" | "too-many-requests";
                    };
                };
            };
        };
    };
    acceptInvitation: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "email-taken" | "foreign-origin" | "internal" | "invitation-gone" | "malformed" | "not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "weak-password";
                    };
                };
            };
        };
    };
    sendMessage: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "email-required" | "foreign-origin" | "internal" | "malformed" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    listNotifications: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    readPreferences: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    setPreference: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "no-such-kind" | "not-signed-in" | "second-factor-missing" | "stays-on" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    readPushKey: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    startPush: {
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
                    onlyRenews?: boolean;
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
                     *       "ok": true,
                     *       "isOn": true
                     *     }
                     */
                    "application/json": {
                        isOn: boolean;
                        /** @constant */
                        ok: true;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unknown-push-service" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    endPush: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    readNotifications: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "no-notification" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    listenToNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event per kind that is new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    countUnread: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    openUnsubscribeLink: {
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
            /** @description Leads to the settings for mails. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "not-found" | "too-many-requests";
                    };
                };
            };
        };
    };
    unsubscribe: {
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
            /** @description No more such mails are sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "no-subscription" | "not-found" | "too-many-requests";
                    };
                };
            };
        };
    };
    uploadImage: {
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
            /** @description The address of the image, as `url`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-uploaded" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "not-an-image" | "not-found" | "not-signed-in" | "second-factor-missing" | "storage-unavailable" | "too-many-requests" | "too-many-uploads" | "upload-not-found";
                    };
                };
            };
        };
    };
    requestAvatarUpload: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    readOffer: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "too-many-requests";
                    };
                };
            };
        };
    };
    readForecast: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    joinCampaign: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "campaign-not-found" | "campaign-places" | "creator-blocked" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "suspended" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readPasswordReset: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "reset-gone" | "too-many-requests";
                    };
                };
            };
        };
    };
    resetPassword: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "malformed" | "not-found" | "reset-gone" | "too-large" | "too-many-requests" | "unsupported-media-type" | "weak-password";
                    };
                };
            };
        };
    };
    listPlatforms: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    publicProfile: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "creator-not-found" | "database-unavailable" | "internal" | "malformed" | "not-found" | "too-many-requests";
                    };
                };
            };
        };
    };
    readPaymentSettings: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    linkPayoutAccount: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-invalid" | "busy" | "country-fixed" | "country-not-available" | "country-unknown" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    readPayoutAccount: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-invalid" | "busy" | "creator-not-found" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readPayoutCountries: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    openPayoutDashboard: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-invalid" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "payout-account-missing" | "sign-in-too-old" | "still-running" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    createPaymentIntent: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "brand-suspended" | "budget-too-large" | "busy" | "campaign-completed" | "campaign-ended" | "campaign-not-found" | "database-unavailable" | "first-payments" | "foreign-origin" | "funding-disputed" | "funding-lost" | "funding-too-large" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "payment-changing" | "payment-not-started" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "still-running" | "too-large" | "too-many-payments" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    createPayout: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "creator-not-found" | "database-unavailable" | "foreign-origin" | "held-for-review" | "internal" | "key-reused" | "malformed" | "no-balance" | "not-signed-in" | "payment-provider-failure-stored" | "payment-provider-misconfigured" | "payment-provider-unavailable" | "payment-refused" | "payout-account-missing" | "payout-open" | "payout-refused" | "payout-too-small" | "payouts-held" | "payouts-stopped" | "still-running" | "suspended" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    receiveProviderEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is kept and worked on later. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "too-many-requests" | "webhook-signature-invalid";
                    };
                };
            };
        };
    };
    submitPost: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-connected" | "account-not-found" | "busy" | "campaign-live" | "campaign-not-found" | "campaign-places" | "creator-blocked" | "creator-limits" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "own-campaign" | "platform-allowed" | "platform-not-configured" | "platform-quota" | "platform-refuses-us" | "platform-unavailable" | "post-author" | "post-disclosure" | "post-public" | "post-published" | "post-unique" | "post-url" | "still-running" | "suspended" | "too-large" | "too-many-look-ups" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    approveSubmission: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-decided" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "needs-admin" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    readDispute: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    openDispute: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-disputed" | "busy" | "database-unavailable" | "dispute-too-late" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "nothing-to-dispute" | "still-running" | "submission-not-found" | "suspended" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    answerDispute: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-answered" | "answer-too-late" | "busy" | "database-unavailable" | "dispute-decided" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-disputed" | "not-found" | "not-signed-in" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    listNotes: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    addNote: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    rejectSubmission: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-decided" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "submission-not-found" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-role";
                    };
                };
            };
        };
    };
    resubmitPost: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-lost" | "busy" | "campaign-completed" | "campaign-places" | "creator-limits" | "database-unavailable" | "dispute-open" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-resubmittable" | "not-signed-in" | "nothing-to-resubmit" | "permission-withdrawn" | "platform-not-configured" | "platform-quota" | "platform-refuses-us" | "platform-unavailable" | "post-before-professional" | "post-disclosure" | "post-public" | "post-unique" | "reconnect-needed" | "still-running" | "submission-not-found" | "suspended" | "too-many-look-ups" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    undoApproval: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "approval-final" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    withdrawPost: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already-decided" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "still-running" | "submission-not-found" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    previewSubmission: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-not-found" | "busy" | "campaign-not-found" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "platform-not-configured" | "platform-quota" | "platform-refuses-us" | "platform-unavailable" | "too-many-look-ups" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    previewPicture: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "account-not-found" | "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    receiveTiktokNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "platform-not-configured" | "signature-invalid" | "too-many-requests";
                    };
                };
            };
        };
    };
    setAvatar: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "not-your-upload" | "second-factor-missing" | "still-running" | "storage-unavailable" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    readEmail: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests";
                    };
                };
            };
        };
    };
    changeEmail: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "email-taken" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    askEmailProof: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "email-proven" | "email-released" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "no-mail" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    readFactors: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "too-many-requests";
                    };
                };
            };
        };
    };
    startApp: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "sign-in-too-old" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    removeApp: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "app-not-found" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-required" | "sign-in-too-old" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    confirmApp: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "app-not-started" | "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "wrong-code";
                    };
                };
            };
        };
    };
    addPasskey: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "passkey-known" | "passkey-refused" | "sign-in-too-old" | "still-running" | "too-large" | "too-many-passkeys" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    removePasskey: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "passkey-not-found" | "second-factor-required" | "sign-in-too-old" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    askNewPasskey: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "sign-in-too-old" | "still-running" | "too-many-passkeys" | "too-many-requests";
                    };
                };
            };
        };
    };
    renewRecoveryCodes: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "no-second-factor" | "not-signed-in" | "sign-in-too-old" | "still-running" | "too-many-requests";
                    };
                };
            };
        };
    };
    changeName: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type";
                    };
                };
            };
        };
    };
    changePassword: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "same-password" | "second-factor-missing" | "still-running" | "too-large" | "too-many-attempts" | "too-many-requests" | "unsupported-media-type" | "weak-password" | "wrong-password";
                    };
                };
            };
        };
    };
    listSavedViews: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "internal" | "malformed" | "not-signed-in" | "second-factor-missing" | "too-many-requests" | "wrong-role";
                    };
                };
            };
        };
    };
    saveView: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "too-many-views" | "unsupported-media-type" | "view-name-taken" | "wrong-role";
                    };
                };
            };
        };
    };
    renameView: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-large" | "too-many-requests" | "unsupported-media-type" | "view-name-taken" | "view-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
    deleteView: {
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
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "busy" | "database-unavailable" | "foreign-origin" | "internal" | "key-reused" | "malformed" | "not-found" | "not-signed-in" | "second-factor-missing" | "still-running" | "too-many-requests" | "view-not-found" | "wrong-role";
                    };
                };
            };
        };
    };
}
