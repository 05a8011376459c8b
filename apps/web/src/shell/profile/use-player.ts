import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Me, useMe } from "../../platform/session.ts";
import { signInFrom } from "../../platform/sign-in-address.ts";

/**
 * Who is signed in, on a page for players only. Whose session ends meanwhile is sent to sign in, unless already on the way elsewhere,
 * as after signing out.
 */
export function usePlayer(): Me | null {
	const me = useMe();
	const router = useRouter();
	useEffect(() => {
		const { pathname, href } = router.latestLocation;
		if (!me && pathname === "/profile") router.navigate({ ...signInFrom(href), replace: true });
	}, [me, router]);
	return me;
}
