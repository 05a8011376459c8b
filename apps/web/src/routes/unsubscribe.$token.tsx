import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "../features/custom-games/share/unsubscribe-page.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/unsubscribe/$token")({
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			"Unsubscribe",
			`Get no more emails when players of ${context.site.name} invite you to a game.`,
		),
	component: UnsubscribePage,
});
