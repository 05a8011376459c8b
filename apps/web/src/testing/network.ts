import { network } from "virtual:msw";
import { quietSite } from "./quiet-site.ts";

// Once for all files of the page: a network that was ended can't be begun again.
network.configure({ handlers: quietSite, onUnhandledFrame: "bypass", context: { quiet: true } });
await network.enable();
