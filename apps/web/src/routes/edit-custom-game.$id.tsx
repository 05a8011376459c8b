import { createFileRoute } from "@tanstack/react-router";
import { EditGamePage } from "../features/custom-games/editor/edit-page.tsx";
import { headOf } from "../platform/page-head.ts";
import { flagParam, parseSearch } from "../platform/search-params.ts";
import { requireSignIn } from "../platform/session.ts";

const editSearch = parseSearch({
	/** Shows the stage with the unsaved game. */
	preview: flagParam,
	/** Shows the new game's card instead of the editor. */
	published: flagParam,
});

export const Route = createFileRoute("/edit-custom-game/$id")({
	head: headOf("Edit game", ({ name }) => `Change a game that you made on ${name}.`),
	validateSearch: editSearch,
	beforeLoad: requireSignIn,
	component: EditGamePage,
});
