import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "../features/accounts/mailed-links.tsx";
import { headOf } from "../platform/page-head.ts";
import { parseSearch, textParam } from "../platform/search-params.ts";

const linkSearch = parseSearch({ token: textParam });

export const Route = createFileRoute("/confirm-email")({
	head: headOf("Confirm Email", ({ name }) => `Confirm the email address of your account on ${name}.`),
	validateSearch: linkSearch,
	component: ConfirmEmailPage,
});
