import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../features/accounts/mailed-links.tsx";
import { pageHead } from "../platform/page-head.ts";
import { parseSearch, textParam } from "../platform/search-params.ts";

const linkSearch = parseSearch({ token: textParam });

export const Route = createFileRoute("/reset-password")({
	head: ({ match: { context } }) =>
		pageHead(context.site, "Choose a New Password", `Choose a new password for ${context.site.name}.`),
	validateSearch: linkSearch,
	component: ResetPasswordPage,
});
