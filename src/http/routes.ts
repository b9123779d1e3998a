import { clientAsk, createChatHandlers, createSession, explain } from './chat-operations.ts';
import * as chatbot from './chatbot-operations.ts';
import * as conversation from './conversation-operations.ts';
import * as feed from './feed-operations.ts';
import { createFeedSetupHandlers, feedConfiguration, inspectFile, saveFeed } from './feed-setup-operations.ts';
import * as file from './file-operations.ts';
import * as key from './key-operations.ts';
import * as listing from './listing-operations.ts';
import {
  chatbotPage,
  consolePage,
  consoleScript,
  createConsoleHandlers,
  createDocsHandlers,
  createWidgetHandlers,
  docsPage,
  docsScript,
  domainPage,
  widgetScript,
} from './page-operations.ts';
import { type Route, route } from './route.ts';
import { createServiceHandlers, health, metrics, openApi } from './service-operations.ts';
import type { HttpServices } from './services.ts';
import * as visitor from './visitor-operations.ts';

/** Routes of feeds and their runs. */
const feedRoutes = (services: HttpServices): readonly Route[] => {
  const feeds = feed.createFeedHandlers(services);
  const setup = createFeedSetupHandlers(services);
  // biome-ignore format: one line a route
  return [
    route('POST', '/chat/Feed/List', 'secret', feed.listFeeds, feeds.list, null),
    route('POST', '/chat/Feed/Import', 'secret', feed.importFeed, feeds.startImport, null),
    route('POST', '/chat/Feed/Upload', 'secret', feed.uploadFile, feeds.upload, null, feeds.uploadLimit),
    route('POST', '/chat/Feed/Inspect', 'secret', inspectFile, setup.inspect, null, setup.inspectLimit),
    route('POST', '/chat/Feed/Save', 'secret', saveFeed, setup.save, null),
    route('POST', '/chat/Feed/Configuration', 'secret', feedConfiguration, setup.configuration, null),
    route('POST', '/chat/Feed/RunList', 'secret', feed.listRuns, feeds.runList, null),
    route('POST', '/chat/Feed/RunDetail', 'secret', feed.runDetail, feeds.showRun, null),
    route('POST', '/chat/Feed/RunChanges', 'secret', feed.runChanges, feeds.changes, null),
    route('GET', '/chat/Feed/Rejects', 'secret', feed.listRejects, feeds.rejects, null),
    route('POST', '/chat/Feed/Undo', 'secret', feed.undoRun, feeds.undo, null),
    route('POST', '/chat/Feed/Approve', 'secret', feed.approveRun, feeds.approve, null),
    route('POST', '/chat/Feed/Cancel', 'secret', feed.cancelRun, feeds.cancel, null),
  ];
};

/** Routes of the keys of a workspace. */
const keyRoutes = (services: HttpServices): readonly Route[] => {
  const keys = key.createKeyHandlers(services);
  // biome-ignore format: one line a route
  return [
    route('POST', '/chat/Key/List', 'secret', key.listKeys, keys.list, null),
    route('POST', '/chat/Key/Add', 'secret', key.addKey, keys.add, null),
    route('POST', '/chat/Key/Edit', 'secret', key.editKey, keys.edit, 0),
    route('POST', '/chat/Key/Revoke', 'secret', key.revokeKey, keys.revoke, 0),
  ];
};

/** The whole API: method, path, kind of key, what is read and answered, handler, Data on failure. */
export const createRoutes = (services: HttpServices): readonly Route[] => {
  const chatbots = chatbot.createChatbotHandlers(services);
  const listings = listing.createListingHandlers(services);
  const chat = createChatHandlers(services);
  const conversations = conversation.createConversationHandlers(services);
  const files = file.createFileHandlers(services);
  const visitors = visitor.createVisitorHandlers(services);
  const widget = createWidgetHandlers(services);
  const docs = createDocsHandlers();
  const pages = createConsoleHandlers();
  const service = createServiceHandlers(services, () => routes);
  // biome-ignore format: one line a route
  const routes: readonly Route[] = [
    route('POST', '/chat/Chatbot/Edit', 'secret', chatbot.editChatbot, chatbots.edit, 0),
    route('POST', '/chat/Chatbot/Add', 'secret', chatbot.addChatbot, chatbots.add, null),
    route('POST', '/chat/Chatbot/Get', 'secret', chatbot.getChatbot, chatbots.get, null),
    route('POST', '/chat/Chatbot/List', 'secret', chatbot.listChatbots, chatbots.list, null),
    route('POST', '/chat/Chatbot/ModelList', 'secret', chatbot.listModels, chatbots.models, null),
    route('GET', '/chat/Chatbot/ModelList', 'secret', chatbot.listModels, chatbots.models, null),
    route('POST', '/chat/Chatbot/GetSession', 'secret', createSession, chat.openSession, null),
    route('POST', '/chat/Chat/ClientAsk', 'secret', clientAsk, chat.ask, null),
    route('POST', '/chat/Chat/Explain', 'secret', explain, chat.explainMessage, null),
    route('POST', '/chat/Chat/SessionList', 'secret', conversation.listSessions, conversations.sessionList, null),
    route('POST', '/chat/Chat/MessageList', 'secret', conversation.listMessages, conversations.messageList, null),
    route('POST', '/chat/Chat/LeadList', 'secret', conversation.listLeads, conversations.leadList, null),
    route('POST', '/chat/Chat/Erase', 'secret', conversation.eraseConversations, conversations.erase, null),
    route('POST', '/chat/Chatbot/RealEstateCreate', 'either', listing.createListing, listings.create, null),
    route('POST', '/chat/Chatbot/RealEstateUpdate', 'either', listing.updateListing, listings.update, 0),
    route('POST', '/chat/Chatbot/RealEstateList', 'session', listing.listListings, listings.list, null),
    route('POST', '/chat/Chatbot/RealEstateFind', 'secret', listing.findListings, listings.find, null),
    route('POST', '/chat/Chatbot/RealEstateDelete', 'either', listing.deleteListings, listings.remove, { SuccessCount: 0 }),
    route('POST', '/chat/Chatbot/RealEstateHistory', 'secret', listing.listingHistory, listings.history, null),
    route('POST', '/chat/Chatbot/RealEstateShow', 'secret', listing.showListing, listings.show, null),
    ...feedRoutes(services),
    ...keyRoutes(services),
    route('POST', '/chat/User/GetPreUploadUrl', 'secret', file.prepareUpload, files.prepare, null),
    route('POST', '/chat/User/UploadFile', 'secret', file.uploadFile, files.upload, null, files.uploadLimit),
    route('GET', '/chat/Visitor/Settings', 'none', visitor.visitorSettings, visitors.settings, null),
    route('POST', '/chat/Visitor/Open', 'none', visitor.openVisitor, visitors.open, null),
    route('POST', '/chat/Visitor/Ask', 'visitor', visitor.askAsVisitor, visitors.ask, null),
    route('POST', '/chat/Visitor/Upload', 'visitor', visitor.uploadAsVisitor, visitors.receive, null, visitors.uploadLimit),
    route('POST', '/chat/Visitor/Contact', 'visitor', visitor.contactAsVisitor, visitors.contact, null),
    route('PUT', '/files/:FileID', 'none', file.receiveFile, files.receive, null, files.receiveLimit),
    route('GET', '/files/:FileID', 'none', file.showFile, files.show, null),
    route('GET', '/widget.js', 'none', widgetScript, widget.script, null),
    route('GET', '/chat/:SerialNumber', 'none', chatbotPage, widget.page, null),
    route('GET', '/', 'none', domainPage, widget.domain, null),
    route('GET', '/console', 'none', consolePage, pages.page('console/console.js'), null),
    route('GET', '/console/', 'none', consolePage, pages.page('console.js'), null),
    route('GET', '/console/console.js', 'none', consoleScript, pages.script, null),
    route('GET', '/health', 'none', health, service.health, null),
    route('GET', '/readyz', 'none', health, service.health, null),
    route('GET', '/metrics', 'local', metrics, service.metrics, null),
    route('GET', '/openapi.json', 'none', openApi, service.openApi, null),
    route('GET', '/docs/', 'none', docsPage, docs.page, null),
    route('GET', '/docs/docs.js', 'none', docsScript, docs.script, null),
  ];
  return routes;
};
