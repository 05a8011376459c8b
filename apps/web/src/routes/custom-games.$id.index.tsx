import { createFileRoute, redirect } from "@tanstack/react-router";

/** The address by which some pages called the play page (D3). */
export const Route = createFileRoute("/custom-games/$id/")({
	beforeLoad: ({ params, location }) => {
		throw redirect({ to: "/custom-game/$id", params, search: location.search, replace: true });
	},
});
