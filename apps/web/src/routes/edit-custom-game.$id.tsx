import { createFileRoute } from "@tanstack/react-router";
import { EditGamePage } from "../features/custom-games/editor/edit-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { flagParam, parseSearch } from "../platform/search-params.ts";
import { requireSignIn } from "../platform/session.ts";

const editSearch = parseSearch({
	/** Shows the stage with the unsaved game. */
	preview: flagParam,
	/** Shows the new game's card instead of the editor. */
	published: flagParam,
});

export const Route = createFileRoute("/edit-custom-game/$id")({
	head: ({ match: { context } }) =>
		pageHead(context.site, "Edit game", `Change a game that you made on ${context.site.name}.`),
	validateSearch: editSearch,
	beforeLoad: requireSignIn,
	component: EditGamePage,
});
