import { createFileRoute, redirect } from "@tanstack/react-router";
import { monthSearch } from "../features/daily/deck/months.ts";

/** The calendar's earlier address. */
export const Route = createFileRoute("/daily/history")({
	validateSearch: monthSearch,
	beforeLoad: ({ search }) => {
		throw redirect({ to: "/daily/archive", search, replace: true });
	},
});
