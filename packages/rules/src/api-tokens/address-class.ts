/** From where a token was used; its owner is shown no address, because none is stored. */
export const ADDRESS_CLASS_TEXTS = {
	machine: "the site's own machine",
	private: "a private network",
	internet: "the internet",
} as const satisfies Readonly<Record<string, string>>;

export type AddressClass = keyof typeof ADDRESS_CLASS_TEXTS;
