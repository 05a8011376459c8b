import { createFileRoute } from "@tanstack/react-router";
import { EditGamePage } from "../features/custom-games/editor/edit-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/edit-custom-game/$id")({
	head: () =>
		pageHead("Edit game", {
			description: "Change a game that you made on Hilo.",
		}),
	/** Shows the stage with the unsaved game. */
	validateSearch: ({ preview }: Record<string, unknown>): { preview?: true | undefined } => ({
		preview: preview === true ? true : undefined,
	}),
	beforeLoad: requireSignIn,
	component: EditGamePage,
});
