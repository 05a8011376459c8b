import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/forgot-password")({
	head: () => pageHead("Forgot Password | Hilo", "Get a link by mail and choose a new password for Hilo."),
	component: lazyRouteComponent(
		() => import("../features/accounts/mailed-links/forgot-password-page.tsx"),
		"ForgotPasswordPage",
	),
});
