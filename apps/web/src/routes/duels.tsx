import { createFileRoute } from "@tanstack/react-router";
import { DuelsPage } from "../features/duels/duels-page.tsx";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/duels")({
	head: headOf("Your duels", ({ name }) => `Your duels on ${name}: your turn, waiting for others, finished.`),
	beforeLoad: requireSignIn,
	loader: ({ context: { api } }) =>
		settled([api.utils.duels.mine.ensureData(), api.utils.duels.records.ensureData()]),
	component: DuelsPage,
});
