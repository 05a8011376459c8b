import type { AppRouter } from "@hilo/server/app/app-router";
import type { QueryClient } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { noteErrorPath } from "./errors.ts";

/** Hooks for components: `trpc.leaderboards.classic.useQuery({ key })`. */
export const trpc = createTRPCReact<AppRouter>();

export type Outputs = inferRouterOutputs<AppRouter>;
export type TrpcUtils = ReturnType<typeof trpc.useUtils>;

export function createApi(queryClient: QueryClient, links: TRPCLink<AppRouter>[]) {
	const client = trpc.createClient({ links: [noteErrorPath, ...links] });
	return { client, utils: createTRPCQueryUtils({ queryClient, client }) };
}

/** For loaders: `context.api.utils.site.gameStatus.ensureData()`. */
export type Api = ReturnType<typeof createApi>;
