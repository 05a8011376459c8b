import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "../features/accounts/mailed-links/confirm-email-page.tsx";
import { linkToken } from "../features/accounts/mailed-links/link-token.ts";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/confirm-email")({
	head: () => pageTitle("Confirm Email"),
	validateSearch: linkToken,
	component: ConfirmEmailPage,
});
