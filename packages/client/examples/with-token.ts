import { createHiloClient } from "@hilo/client";

const { HILO_URL = "http://127.0.0.1:3000", HILO_TOKEN } = process.env;
const { api } = createHiloClient({ url: HILO_URL, token: HILO_TOKEN });

// An unfinished run of this game is handed back.
const { runId, round } = await api.play.start.mutate({ game: "github" });
const { correct, score } = await api.play.guess.mutate({ runId, round, guess: "higher" });
console.log(`${correct ? "Right" : "Wrong"}. Score: ${score}`);
