import { createFileRoute } from "@tanstack/react-router";
import { ClassicGamesPage } from "../features/admin/games/classic-games-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/games/")({
	head: headOf("Classic games"),
	component: ClassicGamesPage,
});
