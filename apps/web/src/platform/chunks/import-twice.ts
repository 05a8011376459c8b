const ADDRESS = /https?:\/\/\S+\.js/;
const HIGHEST = 1e9;

/**
 * Imports code, and once more when it could not be fetched: a connection may be gone for a moment only. Browsers remember the failure
 * by the code's address, which is in the error, and only ask for it again under another one. Throws the second error.
 */
export async function importTwice<Module>(load: () => Promise<Module>): Promise<Module> {
	try {
		return await load();
	} catch (error) {
		const address = ADDRESS.exec(String(error))?.[0];
		if (!address) return await load();
		const again = new URL(address);
		again.searchParams.set("again", String(Math.floor(Math.random() * HIGHEST)));
		return await import(/* @vite-ignore */ again.href);
	}
}
