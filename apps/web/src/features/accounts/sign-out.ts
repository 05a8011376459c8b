import type { SuspensionNotice } from "@hilo/rules/live/stream-messages";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { changeIdentity } from "../../platform/api/identity.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { signInFrom } from "../../platform/sign-in-address.ts";
import { forgetPersonal } from "../../platform/stored-value.ts";
import { toastFailure } from "../../platform/toasts.ts";
import { focusHeading } from "../../ui/focus.tsx";

export function useSignOut(): () => void {
	const becomeVisitor = useBecomeVisitor();
	const { mutate } = trpc.accounts.logout.useMutation({
		onSuccess: becomeVisitor,
		onError: (error) => {
			logFailure("Signing out failed", error);
			toastFailure(error);
		},
	});
	return () => mutate();
}

/** Returns a function that makes the player a visitor, after the server has ended the session. */
export function useBecomeVisitor(): () => Promise<void> {
	const queryClient = useQueryClient();
	const router = useRouter();
	return async () => {
		// Leaves pages for players first, because their queries would run again without a session.
		const left = router.navigate({ to: "/" });
		// Not before a page that asks whether to leave it is left; else before the home page loads what only players may.
		if (router.latestLocation.pathname !== "/") await left;
		changeIdentity(queryClient, null);
		forgetPersonal();
		await left;
		// Again, because what runs for a player may have stored something until it was gone.
		forgetPersonal();
		// The menu is gone. On the home page itself no navigation moves the focus.
		setTimeout(() => {
			if (document.activeElement === document.body) focusHeading(document.querySelector("main h1"));
		});
	};
}

/** Where the sign-in page finds why the player was signed out. */
const SUSPENSION_KEY = ["suspension"];

export function useLeaveSuspended(): (notice: SuspensionNotice) => void {
	const router = useRouter();
	const queryClient = useQueryClient();
	return useCallback(
		(notice) => {
			const { to, search } = signInFrom(router.latestLocation.href);
			// Otherwise the sign-in page would redirect a signed-in player back.
			changeIdentity(queryClient, null);
			queryClient.setQueryData(SUSPENSION_KEY, notice);
			router.navigate({ to, search: { ...search, notice: "suspended" }, replace: true });
		},
		[router, queryClient],
	);
}

/** Null after a reload. */
export function useSuspensionNotice(): SuspensionNotice | null {
	return useQueryClient().getQueryData<SuspensionNotice>(SUSPENSION_KEY) ?? null;
}
