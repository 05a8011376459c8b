import { useMemo } from "react";
import { trpc } from "../../../../platform/api/trpc.ts";
import type { GamesApi } from "./games-api.ts";

/** Each change also invalidates what lists and pages know about the game. */
export function useGamesApi(): GamesApi {
	const { client, customGames } = trpc.useUtils();
	return useMemo(() => {
		const changed = async <Saved>(saved: Promise<Saved>) => {
			const answer = await saved;
			customGames.invalidate(undefined, { refetchType: "none" });
			return answer;
		};
		return {
			create: (game, clientId) =>
				changed(client.customGames.create.mutate({ ...game, items: [...game.items], clientId })),
			update: (id, version, game) =>
				changed(client.customGames.update.mutate({ ...game, items: [...game.items], id, version })),
			load: (id) => client.customGames.forEdit.query({ id }),
		};
	}, [client, customGames]);
}
