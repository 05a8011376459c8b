import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { linkToken } from "../features/accounts/mailed-links/link-token.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/reset-password")({
	head: () => pageHead("Choose a New Password | Hilo", "Choose a new password for Hilo."),
	validateSearch: linkToken,
	component: lazyRouteComponent(
		() => import("../features/accounts/mailed-links/reset-password-page.tsx"),
		"ResetPasswordPage",
	),
});
