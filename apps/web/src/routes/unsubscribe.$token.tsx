import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "../features/custom-games/share/unsubscribe-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/unsubscribe/$token")({
	head: () => pageTitle("Unsubscribe"),
	component: UnsubscribePage,
});
