import { createHiloClient, retryAfterSecondsOf } from "@hilo/client";

const { HILO_URL = "http://127.0.0.1:3000" } = process.env;
// Patient, for a job that runs at night: up to 8 more attempts, each of 10 seconds.
const { api } = createHiloClient({ url: HILO_URL, retries: 8, timeoutMs: 10_000 });

try {
	const games = await api.site.gameStatus.query();
	console.log(`${games.length} games`);
} catch (error) {
	const seconds = retryAfterSecondsOf(error);
	if (seconds === null) throw error;
	console.log(`Try again in ${seconds} seconds.`);
	process.exitCode = 1;
}
