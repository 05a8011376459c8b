import { expect, test } from "vitest";
import { createAppRouter } from "../router.tsx";
import { createQueryClient } from "./api/query-client.ts";
import { createApi } from "./api/trpc.ts";
import { knownPath } from "./known-path.ts";

const queryClient = createQueryClient();
const router = createAppRouter(queryClient, createApi(queryClient, []), "https://hilo.example");

test.each([
	["/", "/"],
	["/?ref=a&tab=custom", "/"],
	["/leaderboard?tab=custom&ref=a&q=rivers&page=2", "/leaderboard?tab=custom&q=rivers&page=2"],
	["/leaderboard?tab=nonsense", "/leaderboard"],
	["/admin/users?search=grace&filter=admins&ref=a", "/admin/users?search=grace&filter=admins"],
])("%s is known as %s", (path, known) => {
	expect(knownPath(router, path)).toBe(known);
});
