import { TRPCClientError } from "@trpc/client";
import { trpc } from "../../../platform/api/trpc.ts";
import type { Person } from "../../friends/people.ts";

export type Partner =
	| { readonly kind: "friend" | "other"; readonly person: Person }
	| { readonly kind: "nobody" | "waiting" }
	| { readonly kind: "failed"; readonly error: unknown; retry(): void };

/** Looks a user up among the friends, then among all players. */
export function usePartner(userId: string): Partner {
	const friends = trpc.friends.list.useQuery();
	const friend = friends.data?.find((each) => each.userId === userId);
	const isStranger = friends.data !== undefined && friend === undefined;
	const profile = trpc.profiles.get.useQuery({ userId }, { enabled: isStranger });
	if (friend) return { kind: "friend", person: friend };
	const failed = isStranger ? profile : friends;
	if (isStranger && profile.data) return { kind: "other", person: profile.data };
	if (!failed.error) return { kind: "waiting" };
	if (isStranger && failed.error instanceof TRPCClientError && failed.error.data?.httpStatus === 404)
		return { kind: "nobody" };
	return { kind: "failed", error: failed.error, retry: () => failed.refetch() };
}
