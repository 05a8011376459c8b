import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "../features/accounts/mailed-links.tsx";
import { pageHead } from "../platform/page-head.ts";
import { parseSearch, textParam } from "../platform/search-params.ts";

const linkSearch = parseSearch({ token: textParam });

export const Route = createFileRoute("/confirm-email")({
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			"Confirm Email",
			`Confirm the email address of your account on ${context.site.name}.`,
		),
	validateSearch: linkSearch,
	component: ConfirmEmailPage,
});
