import { createHiloClient } from "@hilo/client";

const { api } = createHiloClient({ url: process.env.HILO_URL ?? "http://127.0.0.1:3000" });

for (const { gameId, isDisabled } of await api.site.gameStatus.query()) {
	if (isDisabled) continue;
	const [leader] = await api.leaderboards.classic.query({ key: gameId });
	console.log(leader ? `${gameId}: ${leader.username}, ${leader.score}` : `${gameId}: no leader yet`);
}
