import { redirect, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Api, type Outputs, trpc } from "./api/trpc.ts";
import { signInFrom } from "./sign-in-address.ts";

export type Me = NonNullable<Outputs["me"]["get"]["user"]>;

const maintenanceOptions = { staleTime: 1000 } as const;

/** The signed-in player; null for a visitor. The page's guard has loaded it before anything is shown. */
export function useMe(): Me | null {
	const { data } = trpc.me.get.useQuery();
	return data?.user ?? null;
}

/** Whether the site is in maintenance. */
export function useMaintenance(): boolean {
	return trpc.site.maintenance.useQuery(undefined, maintenanceOptions).data?.maintenanceMode ?? false;
}

/** Whether maintenance locks this user out. Reads the cache only: the shell makes the call. */
export function useIsLockedOut(): boolean {
	const { data } = trpc.site.maintenance.useQuery(undefined, { enabled: false });
	const me = useMe();
	return data?.maintenanceMode === true && !me?.isAdmin;
}

/** Stores the maintenance state of an answer. The message is loaded once maintenance begins. */
export function noteMaintenance({ utils: { site } }: Api, maintenanceMode: boolean): void {
	const known = site.maintenance.getData();
	site.maintenance.setData(undefined, { message: null, until: null, ...known, maintenanceMode });
	if (maintenanceMode && !known?.maintenanceMode) site.maintenance.invalidate();
}

/** The session for loaders. A failed check gives a visitor on an open site, because the server refuses what it must. */
export async function loadSession({ utils }: Api) {
	const [answer, maintenance] = await Promise.all([
		utils.me.get.ensureData().catch(() => null),
		utils.site.maintenance.ensureData(undefined, maintenanceOptions).catch(() => null),
	]);
	const me = answer?.user ?? null;
	// Administrators stay in maintenance.
	return { me, isLockedOut: maintenance?.maintenanceMode === true && !me?.isAdmin };
}

interface SignInVisit {
	readonly context: { readonly api: Api };
	readonly location: { readonly href: string };
}

/** The `beforeLoad` of pages for players. @throws a redirect to the sign-in page, which leads back */
export async function requireSignIn({ context: { api }, location }: SignInVisit): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) throw redirect(signInFrom(location.href));
}

export interface Visit {
	/** `publicHref` has the base path. */
	readonly location: { readonly pathname: string; readonly href: string; readonly publicHref: string };
	/** The page is only preloaded, because a pointer is over a link to it. */
	readonly preload: boolean;
}

/** Pages that stay open in maintenance. A restored site may be in it: /join says so. */
const OPEN_PAGES = ["/sign-in", "/join", "/privacy-policy", "/terms-of-service"];

export function isAlwaysOpen(pathname: string): boolean {
	return OPEN_PAGES.includes(pathname);
}

/**
 * Lets only administrators pass in maintenance. It decides by cached data and refreshes it, except for preloads.
 * @throws a redirect to the sign-in page
 */
export async function guardMaintenance(api: Api, { location, preload }: Visit): Promise<void> {
	if (location.pathname === "/sign-in") return;
	const { isLockedOut } = await loadSession(api);
	if (!preload) {
		api.utils.me.get.prefetch();
		api.utils.site.maintenance.prefetch(undefined, maintenanceOptions);
	}
	if (isLockedOut && !isAlwaysOpen(location.pathname)) throw redirect(signInFrom(location.href));
}

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
