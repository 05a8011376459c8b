import { type LinkProps, useRouter } from "@tanstack/react-router";

type Address = NonNullable<LinkProps["to"]>;

/** Returns whether there is a page where something leads. A section, tab or action without one is not offered. */
export function useBuilt() {
	const { routesByPath } = useRouter();
	return <Entry extends { readonly to: string }>(entry: Entry): entry is Entry & { readonly to: Address } =>
		entry.to in routesByPath;
}
