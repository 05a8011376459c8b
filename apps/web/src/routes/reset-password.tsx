import { createFileRoute } from "@tanstack/react-router";
import { linkToken } from "../features/accounts/mailed-links/link-token.ts";
import { ResetPasswordPage } from "../features/accounts/mailed-links/reset-password-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/reset-password")({
	head: () => pageTitle("Choose a New Password"),
	validateSearch: linkToken,
	component: ResetPasswordPage,
});
