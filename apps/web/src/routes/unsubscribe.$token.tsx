import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "../features/custom-games/share/unsubscribe-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/unsubscribe/$token")({
	head: headOf(
		"Unsubscribe",
		({ name }) => `Get no more emails when players of ${name} invite you to a game.`,
	),
	component: UnsubscribePage,
});
