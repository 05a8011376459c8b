import { createFileRoute } from "@tanstack/react-router";
import { EditGamePage } from "../features/custom-games/editor/edit-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/edit-custom-game/$id")({
	head: () => pageTitle("Edit game"),
	/** Shows the stage with the unsaved game. */
	validateSearch: ({ preview }: Record<string, unknown>): { preview?: true | undefined } => ({
		preview: preview === true ? true : undefined,
	}),
	beforeLoad: requireSignIn,
	component: EditGamePage,
});
