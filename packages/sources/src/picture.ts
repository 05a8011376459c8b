import type { Card } from "@hilo/rules/play/card";
import { PROVIDERS, type ProviderId } from "./providers.ts";

/** Returns the address over https if it is on one of the hosts; undefined for none, a placeholder's empty text, or another host. */
export function addressOn(hosts: readonly string[], address: string | null | undefined): string | undefined {
	if (!address) return undefined;
	const url = URL.parse(address, "https://invalid.invalid");
	if (!url || !hosts.includes(url.hostname)) return undefined;
	url.protocol = "https:";
	return url.href;
}

/** Returns the picture's address if the provider's pictures come from there: the content security policy allows no other. */
export function pictureOf(provider: ProviderId, address: string | null | undefined): string | undefined {
	return addressOn(PROVIDERS[provider].imageHosts, address);
}

/** Returns the card with a picture from elsewhere in place of its drawn art; without one, as it is. */
export function withPicture(card: Card, imageUrl: string | undefined): Card {
	return imageUrl === undefined ? card : { ...card, art: { ...card.art, imageUrl } };
}
