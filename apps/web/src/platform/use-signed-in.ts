import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Me, useMe } from "./session.ts";
import { signInFrom } from "./sign-in-address.ts";

/**
 * The player, on a page for players whose address begins with `page`. When the session ends, it redirects to sign in,
 * unless a navigation is already under way, as after signing out.
 */
export function useSignedIn(page: string): Me | null {
	const me = useMe();
	const router = useRouter();
	useEffect(() => {
		const { pathname, href } = router.latestLocation;
		if (!me && pathname.startsWith(page)) router.navigate({ ...signInFrom(href), replace: true });
	}, [me, router, page]);
	return me;
}
