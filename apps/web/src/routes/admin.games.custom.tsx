import { createFileRoute } from "@tanstack/react-router";
import { CustomGamesPage } from "../features/admin/games/custom-games-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/games/custom")({
	head: headOf("Custom games"),
	component: CustomGamesPage,
});
