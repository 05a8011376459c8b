import { createFileRoute, redirect } from "@tanstack/react-router";
import { EditGamePage } from "../features/custom-games/editor/edit-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { signInFrom } from "../platform/sign-in-address.ts";

export const Route = createFileRoute("/edit-custom-game/$id")({
	head: () => pageTitle("Edit game"),
	/** The stage is shown with what is being written. */
	validateSearch: ({ preview }: Record<string, unknown>): { preview?: true | undefined } => ({
		preview: preview === true ? true : undefined,
	}),
	beforeLoad: async ({ context: { api }, location }) => {
		const { me } = await loadSession(api);
		if (!me) throw redirect(signInFrom(location.href));
	},
	component: EditGamePage,
});
