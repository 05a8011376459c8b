import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Me, useMe } from "./session.ts";
import { signInFrom } from "./sign-in-address.ts";

/**
 * Who is signed in, on a page for players only; `page` is how its address begins. Whose session ends meanwhile is sent to sign in, unless
 * already on the way elsewhere, as after signing out.
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
