import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "../features/custom-games/share/unsubscribe-page.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/unsubscribe/$token")({
	head: () => pageHead("Unsubscribe", "Get no more emails when players of Hilo invite you to a game."),
	component: UnsubscribePage,
});
