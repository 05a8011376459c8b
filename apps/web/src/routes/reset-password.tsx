import { createFileRoute } from "@tanstack/react-router";
import { linkToken } from "../features/accounts/mailed-links/link-token.ts";
import { ResetPasswordPage } from "../features/accounts/mailed-links/reset-password-page.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/reset-password")({
	head: () =>
		pageHead("Choose a New Password", {
			description: "Choose a new password for Hilo.",
		}),
	validateSearch: linkToken,
	component: ResetPasswordPage,
});
