import { createFileRoute } from "@tanstack/react-router";
import { EditGamePage } from "../features/custom-games/editor/edit-page.tsx";
import { headOf } from "../platform/page-head.ts";
import { flagParam, parseSearch, textParam } from "../platform/search-params.ts";
import { requireSignIn } from "../platform/session.ts";

const editSearch = parseSearch({
	/** Shows the stage with the unsaved game. */
	preview: flagParam,
	/** Shows the new game's card instead of the editor. */
	published: flagParam,
	/** The id of the item to begin at. */
	item: textParam,
});

export const Route = createFileRoute("/edit-custom-game/$id")({
	head: headOf("Edit game", ({ name }) => `Change a game that you made on ${name}.`),
	validateSearch: editSearch,
	beforeLoad: requireSignIn,
	component: EditGamePage,
});
