import { QueryClientProvider } from "@tanstack/react-query";
import { createTRPCReact } from "@trpc/react-query";
import { initTRPC } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { network } from "../../testing/network.ts";
import { browserLinks } from "./links.ts";
import { createQueryClient } from "./query-client.ts";

const t = initTRPC.create({ allowOutsideOfServer: true });
const isCursor = (value: unknown) => {
	const { cursor = 0 } = Object(value) as { cursor?: number };
	return { cursor };
};

/** A server with a paginated list, which the site's own has none of yet. */
const testRouter = t.router({
	chat: t.router({
		/** Three pages of two messages. */
		history: t.procedure.input(isCursor).query(({ input: { cursor } }) => ({
			messages: [`message ${cursor}`, `message ${cursor + 1}`],
			nextCursor: cursor < 4 ? cursor + 2 : undefined,
		})),
	}),
});
const trpc = createTRPCReact<typeof testRouter>();

beforeEach(() => {
	network.use(
		http.all("/api/trpc/chat.*", ({ request }) =>
			fetchRequestHandler({
				endpoint: "/api/trpc",
				req: request,
				router: testRouter,
				createContext: () => ({}),
			}),
		),
	);
});

function renderWithServer(part: React.ReactNode) {
	const queryClient = createQueryClient();
	const client = trpc.createClient({ links: browserLinks(() => {}) });
	return render(
		<trpc.Provider client={client} queryClient={queryClient}>
			<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
		</trpc.Provider>,
	);
}

function History() {
	const { data, hasNextPage, fetchNextPage } = trpc.chat.history.useInfiniteQuery(
		{},
		{ getNextPageParam: ({ nextCursor }) => nextCursor },
	);
	return (
		<>
			<p>{data?.pages.flatMap(({ messages }) => messages).join(", ")}</p>
			<button type="button" disabled={!hasNextPage} onClick={() => fetchNextPage()}>
				More
			</button>
		</>
	);
}

test("reads a paginated list page by page", async () => {
	const screen = await renderWithServer(<History />);
	await expect.element(screen.getByText("message 0, message 1")).toBeVisible();
	await screen.getByRole("button").click();
	await expect.element(screen.getByText("message 0, message 1, message 2, message 3")).toBeVisible();
	await screen.getByRole("button").click();
	await expect.element(screen.getByText(/message 5$/)).toBeVisible();
	await expect.element(screen.getByRole("button")).toBeDisabled();
});
