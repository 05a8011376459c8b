import type { Card } from "@hilo/rules/play/card";
import { PROVIDERS, type ProviderId } from "./providers.ts";

/** Returns the URL as https where its host is listed; else, and for an empty or missing one, undefined. */
export function addressOn(hosts: readonly string[], address: string | null | undefined): string | undefined {
	if (!address) return undefined;
	const url = URL.parse(address, "https://invalid.invalid");
	if (!url || !hosts.includes(url.hostname)) return undefined;
	url.protocol = "https:";
	return url.href;
}

/** Returns the URL of a picture from the provider's hosts, the only ones that the content security policy allows. */
export function pictureOf(provider: ProviderId, address: string | null | undefined): string | undefined {
	return addressOn(PROVIDERS[provider].imageHosts, address);
}

/** Returns the item with a picture in place of its drawn art; unchanged for no picture. */
export function withPicture(card: Card, imageUrl: string | undefined): Card {
	return imageUrl === undefined ? card : { ...card, art: { ...card.art, imageUrl } };
}
