import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../features/accounts/mailed-links/forgot-password-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/forgot-password")({
	head: () => pageTitle("Forgot Password"),
	component: ForgotPasswordPage,
});
