import { redirect } from "@tanstack/react-router";
import { type Api, type Outputs, trpc } from "./api/trpc.ts";
import { signInFrom } from "./sign-in-address.ts";

export type Me = NonNullable<Outputs["me"]["get"]["user"]>;

const maintenanceOptions = { staleTime: 1000 } as const;

/** Who is signed in, for components: null for a visitor. The pages' gate has asked before anything is shown. */
export function useMe(): Me | null {
	const { data } = trpc.me.get.useQuery();
	return data?.user ?? null;
}

/** Whether the site is closed to everyone but administrators. */
export function useMaintenance(): boolean {
	return trpc.site.maintenance.useQuery(undefined, maintenanceOptions).data?.maintenanceMode ?? false;
}

/** Whether the site is closed to whoever is there. Asks nobody: what stands around the page does. */
export function useIsLockedOut(): boolean {
	const { data } = trpc.site.maintenance.useQuery(undefined, { enabled: false });
	const me = useMe();
	return data?.maintenanceMode === true && !me?.isAdmin;
}

/** Takes in what every answer says about maintenance. What else is said of it is asked for once it has begun. */
export function noteMaintenance({ utils: { site } }: Api, maintenanceMode: boolean): void {
	const known = site.maintenance.getData();
	site.maintenance.setData(undefined, { message: null, until: null, ...known, maintenanceMode });
	if (maintenanceMode && !known?.maintenanceMode) site.maintenance.invalidate();
}

export interface Session {
	me: Me | null;
	maintenance: boolean;
	/** Maintenance is on, and this is no administrator. */
	isLockedOut: boolean;
}

/**
 * Who is there and whether the site is open, for loaders: what is known already, else what the server says. A check that fails
 * leaves a visitor on an open site: the server refuses what it must, whatever the client believes.
 */
export async function loadSession({ utils }: Api): Promise<Session> {
	const [user, maintenance] = await Promise.all([
		utils.me.get.ensureData().then(
			(answer) => answer.user,
			() => null,
		),
		utils.site.maintenance.ensureData(undefined, maintenanceOptions).then(
			(answer) => answer.maintenanceMode,
			() => false,
		),
	]);
	return { me: user, maintenance, isLockedOut: maintenance && !user?.isAdmin };
}

/** The `beforeLoad` of pages for players only. @throws a redirect to the sign-in page, from where it leads back */
export async function requireSignIn({ context: { api }, location }: SignInVisit): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) throw redirect(signInFrom(location.href));
}

interface SignInVisit {
	readonly context: { readonly api: Api };
	readonly location: { readonly href: string };
}

/** What a route's `beforeLoad` is given. */
interface Visit {
	readonly location: { readonly pathname: string; readonly href: string };
	/** The page is only fetched ahead, because a pointer is over a link to it. */
	readonly preload: boolean;
}

/** The pages that stay open in maintenance (D20). */
const OPEN_PAGES = ["/sign-in", "/privacy-policy", "/terms-of-service"];

/** Whether a page is there for everybody, in maintenance too. */
export function isAlwaysOpen(pathname: string): boolean {
	return OPEN_PAGES.includes(pathname);
}

/**
 * Lets a visit pass, unless the site is in maintenance and this is no administrator. Decides by what is known already. What has aged is
 * asked for again meanwhile, but not for a page that is only fetched ahead.
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
