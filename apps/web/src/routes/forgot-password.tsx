import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../features/accounts/mailed-links.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/forgot-password")({
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			"Forgot Password",
			context.site.sendsMail
				? `Get a reset link by email and choose a new password for ${context.site.name}.`
				: `How to choose a new password for ${context.site.name}.`,
		),
	component: ForgotPasswordPage,
});
