import { createFileRoute, redirect } from "@tanstack/react-router";

/** Another address of the play page. */
export const Route = createFileRoute("/custom-games/$id/")({
	beforeLoad: ({ params, location }) => {
		throw redirect({ to: "/custom-game/$id", params, search: location.search, replace: true });
	},
});
