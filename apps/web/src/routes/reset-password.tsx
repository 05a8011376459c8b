import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../features/accounts/mailed-links.tsx";
import { headOf } from "../platform/page-head.ts";
import { parseSearch, textParam } from "../platform/search-params.ts";

const linkSearch = parseSearch({ token: textParam });

export const Route = createFileRoute("/reset-password")({
	head: headOf("Choose a New Password", ({ name }) => `Choose a new password for ${name}.`),
	validateSearch: linkSearch,
	component: ResetPasswordPage,
});
