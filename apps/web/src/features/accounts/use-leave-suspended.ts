import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { changeIdentity } from "../../platform/api/identity.ts";
import { signInFrom } from "../../platform/sign-in-address.ts";

export function useLeaveSuspended(): () => void {
	const router = useRouter();
	const queryClient = useQueryClient();
	return useCallback(() => {
		const { to, search } = signInFrom(router.latestLocation.href);
		// Otherwise the sign-in page would redirect a signed-in player back.
		changeIdentity(queryClient, null);
		router.navigate({ to, search: { ...search, notice: "suspended" }, replace: true });
	}, [router, queryClient]);
}
