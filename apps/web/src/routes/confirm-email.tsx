import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "../features/accounts/mailed-links/confirm-email-page.tsx";
import { linkToken } from "../features/accounts/mailed-links/link-token.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/confirm-email")({
	head: () =>
		pageHead("Confirm Email", {
			description: "Confirm the email address of your account on Hilo.",
		}),
	validateSearch: linkToken,
	component: ConfirmEmailPage,
});
