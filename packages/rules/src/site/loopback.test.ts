import { expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

it.each(["localhost", "127.0.0.1", "127.8.9.10", "::1", "[::1]"])("is loopback: %s", (host) => {
	expect(isLoopback(host)).toBe(true);
});

it.each(["0.0.0.0", "hilo.example", "127.evil.example", "localhost.example", "[::]"])(
	"is not loopback: %s",
	(host) => {
		expect(isLoopback(host)).toBe(false);
	},
);
