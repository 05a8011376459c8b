import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { linkToken } from "../features/accounts/mailed-links/link-token.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/confirm-email")({
	head: () => pageHead("Confirm Email | Hilo", "Confirm the email address of your account on Hilo."),
	validateSearch: linkToken,
	component: lazyRouteComponent(
		() => import("../features/accounts/mailed-links/confirm-email-page.tsx"),
		"ConfirmEmailPage",
	),
});
